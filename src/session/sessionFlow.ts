import { createActor } from 'xstate'
import { sessionMachine } from '#machines/session/sessionMachine.ts'
import { sessionClient, sessionKey, storedSession } from './session.ts'

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
  // The browser fires this when another tab signs in or out. `key` is null if that tab cleared its storage.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sessionKey || key === null) check()
  }
  addEventListener('storage', onStorage, { signal: listening.signal })
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
