import { assign, fromPromise, setup } from 'xstate'

type Order = { address: string; total: number }

/** An order in steps. Help returns to the step it was opened from, and a failed order can be placed again. */
export const wizardMachine = setup({
  types: {
    context: {} as { order: Order; number?: string },
    events: {} as
      | { type: 'address.enter'; address: string }
      | { type: 'back' }
      | { type: 'help.open' }
      | { type: 'help.close' }
      | { type: 'order.place' },
  },
  actors: {
    placeOrder: fromPromise<{ number: string }, Order>(async ({ input: { address } }) => {
      if (address === 'Nowhere') throw new Error('No courier goes there')
      return { number: 'A-1' }
    }),
  },
  actions: {
    setAddress: assign(({ context }, address: string) => ({ order: { ...context.order, address } })),
    setNumber: assign((_, number: string) => ({ number })),
  },
  guards: { hasStreet: (_, address: string) => address.trim() !== '' },
}).createMachine({
  id: 'wizard',
  context: { order: { address: '', total: 20 } },
  initial: 'steps',
  states: {
    steps: {
      initial: 'address',
      on: { 'help.open': 'help' },
      states: {
        address: {
          on: {
            'address.enter': {
              guard: { type: 'hasStreet', params: ({ event }) => event.address },
              target: 'payment',
              actions: { type: 'setAddress', params: ({ event }) => event.address },
            },
          },
        },
        payment: { on: { back: 'address', 'order.place': '#wizard.placing' } },
        last: { type: 'history' },
      },
    },
    help: { on: { 'help.close': 'steps.last' } },
    placing: {
      tags: 'busy',
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => context.order,
        onDone: { target: 'placed', actions: { type: 'setNumber', params: ({ event }) => event.output.number } },
        onError: 'failed',
      },
    },
    failed: { on: { 'order.place': 'placing', back: 'steps.address' } },
    placed: { type: 'final' },
  },
})
