import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { site } from '../site.ts'
import { refreshPath } from '#machines/contract.ts'
import { createRefresh } from './refresh.ts'
import { sessionKey } from './storedSession.ts'

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
