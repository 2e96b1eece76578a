import type { ActorNode } from '../preview/followActors.ts'

/** Names of the statuses of an actor. */
export const statusWords = { active: 'running', done: 'done', error: 'failed', stopped: 'stopped' } as const

/** Returns an actor as text: `warmUp (promise), failed: Error: jammed`. */
export function actorWords({ name, kind, status, note }: ActorNode): string {
  return `${name} (${kind}), ${statusWords[status]}${note === '' ? '' : `: ${note}`}`
}
