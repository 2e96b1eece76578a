import type { AnyActorRef } from 'xstate'
import type { Charted } from '../chart/readChart.ts'

/** A delayed transition that is due at a time, in milliseconds since 1970. Several are due together if guards choose. */
export type Timer = { transitions: readonly string[]; due: number }

/** Returns the running `after` timers of an actor. */
export function readTimers(actor: AnyActorRef, findGenerated: Charted['findGenerated']): Timer[] {
  return Object.values(actor.system.getSnapshot()._scheduledEvents)
    .filter(({ source, target }) => source === actor && target === actor)
    .map(({ event, startedAt, delay }) => ({ transitions: findGenerated(event.type), due: startedAt + delay }))
    .filter(({ transitions }) => transitions.length > 0)
}
