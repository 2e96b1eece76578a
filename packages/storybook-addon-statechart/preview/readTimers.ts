import type { Actor, AnyActorRef, AnyStateMachine } from 'xstate'
import type { Charted } from '../chart/readChart.ts'
import type { PanelClock } from './PanelClock.ts'

/** A delayed transition that is due at a time, in milliseconds since 1970. Several are due together if guards choose. */
export type Timer = { transitions: readonly string[]; due: number }

/** Returns the running `after` timers of an actor. */
export function readTimers(actor: AnyActorRef, findGenerated: Charted['findGenerated']): Timer[] {
  const clock = (actor as Actor<AnyStateMachine>).clock as Partial<PanelClock>
  return Object.values(actor.system.getSnapshot()._scheduledEvents)
    .filter(({ source, target }) => source === actor && target === actor)
    .map(({ event, startedAt, delay }) => ({
      transitions: findGenerated(event.type),
      due: findDue(clock, startedAt, delay),
    }))
    .filter(({ transitions }) => transitions.length > 0)
}

function findDue(clock: Partial<PanelClock>, startedAt: number, delay: number): number {
  // XState notes the real time. The panel's clock differs from it after a pause or a step.
  const left = clock.readLeft?.(startedAt, delay)
  return left === undefined ? startedAt + delay : Date.now() + left
}
