import { createMachine, type AnyStateMachine } from 'xstate'

/** Returns a machine of about 200 states: halls with cells, each with five states in a ring, one of which ticks. */
export function createLargeMachine(halls = 4, cells = 8): AnyStateMachine {
  const cell = () => ({
    initial: 'empty',
    states: {
      empty: { on: { tick: 'loaded' } },
      loaded: { on: { tick: 'pressed' } },
      pressed: { on: { tick: 'checked' } },
      checked: { on: { tick: 'empty', fail: 'scrap' } },
      scrap: { on: { tick: 'empty' } },
    },
  })
  const list = <T>(count: number, name: string, create: () => T) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index + 1}`, create()]))
  return createMachine({
    id: 'plant',
    type: 'parallel',
    states: list(halls, 'hall', () => ({ type: 'parallel' as const, states: list(cells, 'cell', cell) })),
  })
}
