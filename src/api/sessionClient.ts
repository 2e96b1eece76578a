import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { refreshPath } from '#machines/contract.ts'
import { site } from '../site.ts'
import { sessionKey, storedSession } from './session.ts'

/**
 * Creates the Supabase client for the session in localStorage. It refreshes the session before it expires, pauses while
 * the page is hidden, and checks once when the page is visible again.
 */
export function createSessionClient(): SupabaseClient {
  const refresh = createRefresh()
  return createClient(site.backendUrl || location.origin, site.anonKey, {
    // No sign-in redirects to a page of this site (D18).
    auth: { storageKey: sessionKey, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        const { url } = new Request(input)
        return url.includes(`/${refreshPath}?grant_type=refresh_token`) ? refresh(url, init) : fetch(input, init)
      },
    },
  })
}

// The Supabase client's interval, in milliseconds. Within one interval the client itself retries sooner than D11 allows.
const tick = 30_000

/**
 * Creates the `fetch` of session refreshes, with the retry policy of D11: after 1, 2 and 4 s, then not before the next
 * tick. A lock serializes the tabs. A tab that waited for another tab's refresh returns the refreshed session.
 *
 * @returns a replacement for `fetch`, which rejects if the backend could not be reached
 */
function createRefresh(): (url: string, init?: RequestInit) => Promise<Response> {
  let last: { failure: unknown; until: number } | undefined
  return async (url, init = {}) => {
    if (last && Date.now() < last.until) throw last.failure
    const startedAt = Date.now()
    try {
      // The client sends JSON as a string.
      const { refresh_token: token } = JSON.parse(init.body as string) as { refresh_token: string }
      // A static import would make the build shorten the names that http.ts exports, and functions.ts needs them for a retry.
      const { postWithRetry } = await import('./http.ts')
      return await withLock(token, async () => refreshedElsewhere(token) ?? (await postWithRetry(url, init)))
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

// Web Locks are missing outside secure contexts. Each tab refreshes independently there.
function withLock(token: string, work: () => Promise<Response>): Promise<Response> {
  if (!('locks' in navigator)) return work()
  return new Promise((resolve, reject) => {
    const run = async () => {
      resolve(await work())
      await untilStored(token)
    }
    navigator.locks.request(sessionKey, run).catch(reject)
  })
}

// The client stores the new session after it has read the response, so the lock is held until then. A refused refresh
// leaves the old token, so this waits for one second at most.
async function untilStored(token: string): Promise<void> {
  for (let checks = 0; checks < 20 && storedSession()?.refresh_token === token; checks += 1)
    await new Promise((next) => setTimeout(next, 50))
}
