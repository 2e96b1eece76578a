import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** The innermost states of a machine, of every region, in its own order: `idle.clean`, `booking.idle.clean`. */
export function leavesOf(machine: AnyStateMachine): string[] {
  return getStateNodes(machine.root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
}
