import { createActor } from 'xstate'
import { sessionMachine, type SessionActorRef } from '#machines/session/sessionMachine.ts'
import { closeClient, loadClient } from '../backend/session.ts'
import { sessionKey, storedSession } from '../backend/storedSession.ts'

/**
 * Starts what keeps a visitor signed in, when a session stands in localStorage (D18).
 *
 * @returns the running journey and what ends it
 */
export function startSession(): { actor: SessionActorRef; stop: () => void } {
  const sessionFlow = sessionMachine.provide({
    actors: { loadClient },
    actions: {
      closeClient: () => void closeClient(),
      logError: (_, error) => console.error('The client of the session could not be fetched.', error),
    },
  })
  const actor = createActor(sessionFlow)
  const decide = () => actor.send({ type: storedSession() ? 'session.stored' : 'session.removed' })
  // Another tab signs in or out.
  const listen = ({ key }: StorageEvent) => {
    if (key === sessionKey || key === null) decide()
  }
  addEventListener('storage', listen)
  actor.start()
  decide()
  return {
    actor,
    stop() {
      removeEventListener('storage', listen)
      actor.stop()
      void closeClient()
    },
  }
}
