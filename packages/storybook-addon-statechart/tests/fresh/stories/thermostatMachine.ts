import { assign, fromCallback, setup } from 'xstate'

type ThermostatEvent =
  | { type: 'temperature.measured'; degrees: number }
  | { type: 'target.set'; degrees: number }
  | { type: 'window.open' }
  | { type: 'window.close' }

/** A thermostat: heating and window are parallel, and a callback measures the temperature. */
export const thermostatMachine = setup({
  types: {
    context: {} as { degrees: number; target: number },
    input: {} as { target: number },
    events: {} as ThermostatEvent,
    tags: {} as 'warm',
  },
  actors: {
    sensor: fromCallback<ThermostatEvent>(({ sendBack }) => sendBack({ type: 'temperature.measured', degrees: 18 })),
  },
  actions: {
    measure: assign((_, degrees: number) => ({ degrees })),
    setTarget: assign((_, target: number) => ({ target: checkDegrees(target) })),
  },
  guards: { isCold: ({ context }) => context.degrees < context.target },
}).createMachine({
  id: 'thermostat',
  context: ({ input }) => ({ degrees: 0, target: input.target }),
  type: 'parallel',
  invoke: { src: 'sensor' },
  on: {
    'target.set': { actions: { type: 'setTarget', params: ({ event }) => event.degrees } },
    'temperature.measured': { actions: { type: 'measure', params: ({ event }) => event.degrees } },
  },
  states: {
    heating: {
      initial: 'off',
      states: {
        off: { always: { guard: 'isCold', target: 'on' }, description: 'It is warm enough.' },
        on: { tags: 'warm', always: { guard: ({ context }) => context.degrees >= context.target, target: 'off' } },
      },
    },
    window: {
      initial: 'closed',
      states: { closed: { on: { 'window.open': 'open' } }, open: { on: { 'window.close': 'closed' } } },
    },
  },
})

function checkDegrees(degrees: number): number {
  if (typeof degrees !== 'number') throw new TypeError('The target is not a number')
  return degrees
}
