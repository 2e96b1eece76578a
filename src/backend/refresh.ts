import { fetchClient } from './client.ts'
import { sessionKey, storedSession } from './storedSession.ts'

// The client's own tick. It tries again by itself within one, faster than D11 allows.
const tick = 30_000

/**
 * Sends the refresh of a session as D11 says: tried again after 1, 2 and 4 s, then not before the client's next tick. Tabs
 * take turns, and one whose turn comes after another has refreshed the session takes that one.
 *
 * @returns stands in for `fetch`; throws when the backend could not be asked
 */
export function createRefresh(): (url: string, init?: RequestInit) => Promise<Response> {
  let last: { failure: unknown; until: number } | undefined
  return async (url, init = {}) => {
    if (last && Date.now() < last.until) throw last.failure
    const startedAt = Date.now()
    try {
      const { postAgain } = await fetchClient()
      // The client sends JSON as a text.
      const { refresh_token: token } = JSON.parse(init.body as string) as { refresh_token: string }
      return await inTurn(token, async () => refreshedElsewhere(token) ?? (await postAgain(url, init)))
    } catch (failure) {
      last = { failure, until: startedAt + tick }
      throw failure
    }
  }
}

function refreshedElsewhere(token: string): Response | undefined {
  const stored = storedSession()
  return stored && stored.refresh_token !== token ? Response.json(stored) : undefined
}

// Web Locks are missing where the page is no secure context; there each tab goes by itself.
function inTurn(token: string, work: () => Promise<Response>): Promise<Response> {
  if (!('locks' in navigator)) return work()
  return new Promise((resolve, reject) => {
    const turn = async () => {
      resolve(await work())
      await untilStored(token)
    }
    navigator.locks.request(sessionKey, turn).catch(reject)
  })
}

// The client stores the new session after it has read the answer; the next tab's turn comes then. A refused one stays.
async function untilStored(token: string): Promise<void> {
  for (let looks = 0; looks < 20 && storedSession()?.refresh_token === token; looks += 1)
    await new Promise((next) => setTimeout(next, 50))
}
