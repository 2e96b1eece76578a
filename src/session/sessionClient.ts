import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { refreshPath } from '#contract/endpoints.ts'
import { postWithRetry } from '../form/http.ts'
import { site } from '../content/site.ts'

/**
 * Creates the Supabase client for the session in localStorage under a key. It refreshes the session before it expires,
 * pauses while the page is hidden, and checks once when the page is visible again.
 */
export function createSessionClient(storageKey: string): SupabaseClient {
  const refresh = createRefresh()
  return createClient(site.backendUrl || location.origin, site.anonKey, {
    // No sign-in redirects to a page of this site.
    auth: { storageKey, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        const { url } = new Request(input)
        return url.includes(`/${refreshPath}?grant_type=refresh_token`) ? refresh(url, init) : fetch(input, init)
      },
    },
  })
}

// The Supabase client's interval, in milliseconds. Within one interval the client itself retries sooner than reads may.
const tick = 30_000

/**
 * Creates the `fetch` of session refreshes, with the retry policy of reads: after 1, 2 and 4 s, then not before the next
 * tick. Two tabs that refresh at the same moment need no lock: the hosted backend answers both with one session.
 *
 * @returns a replacement for `fetch`, which rejects if the backend could not be reached
 */
function createRefresh(): (url: string, init?: RequestInit) => Promise<Response> {
  let last: { failure: unknown; until: number } | undefined
  return async (url, init = {}) => {
    if (last && Date.now() < last.until) throw last.failure
    const startedAt = Date.now()
    try {
      return await postWithRetry(url, init)
    } catch (failure) {
      last = { failure, until: startedAt + tick }
      throw failure
    }
  }
}
