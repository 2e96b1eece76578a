import type { ActorNode } from '../preview/followActors.ts'

/** Names of the statuses of an actor. */
export const statusNames = { active: 'running', done: 'done', error: 'failed', stopped: 'stopped' } as const

/** Returns the status of an actor as text: `warmUp failed: Error: jammed`. */
export function statusWords({ name, status, note }: ActorNode): string {
  return `${name} ${statusNames[status]}${note === '' ? '' : `: ${note}`}`
}
