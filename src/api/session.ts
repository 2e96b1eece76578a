import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { fromCallback } from 'xstate'
import { StoredSession } from '#machines/session/StoredSession.ts'
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
