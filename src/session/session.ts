import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { fromCallback } from 'xstate'
import type { ClientEvent } from '#machines/session/sessionMachine.ts'

/**
 * Runs the Supabase client with the stored session. Reports whether the client could be loaded, and disposes of it when
 * the actor stops.
 */
export const sessionClient = fromCallback<ClientEvent>(({ sendBack }) => {
  let client: SupabaseClient | undefined
  let isStopped = false
  const start = async () => {
    const { createSessionClient } = await import('./sessionClient.ts')
    if (isStopped) return
    client = createSessionClient()
    sendBack({ type: 'client.loaded' })
  }
  start().catch((error: unknown) => sendBack({ type: 'client.failed', error }))
  return () => {
    isStopped = true
    void client?.auth.dispose()
  }
})

/** A session as the Supabase client stores it. Its other fields are ignored. */
const StoredSession = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  /** When the access token expires, in seconds since 1970. */
  expires_at: v.number(),
})
export type StoredSession = v.InferOutput<typeof StoredSession>

/** The key of the session in localStorage. */
export const sessionKey = 'session'

/** Returns the session in localStorage; undefined if it is missing or malformed, or if storage is blocked. */
export function storedSession(): StoredSession | undefined {
  try {
    return v.parse(StoredSession, JSON.parse(localStorage.getItem(sessionKey) ?? 'null'))
  } catch {
    return undefined
  }
}
