import { setup } from 'xstate'

/** A door that opens, closes and locks, for its owner. */
export const doorMachine = setup({
  types: {
    context: {} as { owner: string },
    input: {} as { owner: string },
    events: {} as { type: 'open' | 'close' | 'lock' | 'unlock' },
  },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ owner: input.owner }),
  initial: 'closed',
  states: {
    closed: { on: { open: 'open', lock: 'locked' } },
    open: { on: { close: 'closed' } },
    locked: { on: { unlock: 'closed' } },
  },
})
