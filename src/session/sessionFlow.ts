import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { createActor, fromCallback } from 'xstate'
import { sessionMachine, type ClientEvent } from '#machines/session/sessionMachine.ts'

/** Loads the Supabase client, and runs it with the stored session until the actor stops. */
const sessionClient = fromCallback<ClientEvent>(({ sendBack }) => {
  let client: SupabaseClient | undefined
  let isStopped = false
  const start = async () => {
    const { createSessionClient } = await import('./sessionClient.ts')
    if (isStopped) return
    client = createSessionClient(sessionKey)
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
const sessionKey = 'session'

/** Returns the session in localStorage; undefined if it is missing or malformed, or if storage is blocked. */
function storedSession(): StoredSession | undefined {
  try {
    return v.parse(StoredSession, JSON.parse(localStorage.getItem(sessionKey) ?? 'null'))
  } catch {
    return undefined
  }
}

/**
 * Starts the actor that keeps a visitor signed in while a session is stored in localStorage.
 *
 * @returns the actor and a function that stops it
 */
export function startSession() {
  const actor = createActor(sessionMachine.provide({ actors: { sessionClient } }))
  actor.on('error', ({ error }) => console.error('The session client could not be loaded.', error))
  const check = () => actor.send({ type: storedSession() ? 'session.stored' : 'session.removed' })
  const listening = new AbortController()
  // The browser fires this when another tab signs in or out, or clears its storage.
  addEventListener('storage', check, { signal: listening.signal })
  actor.start()
  check()
  return {
    actor,
    stop: () => {
      listening.abort()
      actor.stop()
    },
  }
}
