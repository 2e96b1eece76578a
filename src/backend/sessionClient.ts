import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { site } from '../site.ts'
import { refreshPath } from './functions.ts'
import { createRefresh } from './refresh.ts'
import { sessionKey } from './storedSession.ts'

/**
 * The official client over the session in localStorage. It refreshes the session near its end, not while the page is hidden,
 * and once when it is shown again.
 */
export function createSessionClient(): SupabaseClient {
  const refresh = createRefresh()
  return createClient(site.backendUrl || location.origin, site.anonKey, {
    // No sign-in leads back to a page of ours (D18).
    auth: { storageKey: sessionKey, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        const { url } = new Request(input)
        return url.includes(`/${refreshPath}?grant_type=refresh_token`) ? refresh(url, init) : fetch(input, init)
      },
    },
  })
}
