import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/**
 * Returns the leaf states of every region, in machine order: `editing.idle.clean`. Omits states that an unguarded
 * eventless transition leaves at once, because they are never rendered.
 */
export function listLeaves(machine: AnyStateMachine): string[] {
  return getStateNodes(machine.root)
    .filter(({ type, always }) => (type === 'atomic' && !always?.some(({ guard }) => !guard)) || type === 'final')
    .map(({ path }) => path.join('.'))
}
