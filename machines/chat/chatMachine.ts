import { setup, type ActorRefFrom, type StateValueFrom } from 'xstate'

/**
 * The visitor asks for the chat: the provider's widget is fetched, and then stands open or cannot be had. It is there
 * while the chat is loading or open, and nothing is left of it in the other states (D13).
 */
export const chatMachine = setup({
  types: {
    events: {} as
      | { type: 'chat.open' }
      | { type: 'chat.close' }
      // The widget can be used; it never will.
      | { type: 'widget.loaded' }
      | { type: 'widget.failed' },
  },
  delays: { patience: 10_000 },
}).createMachine({
  id: 'chat',
  initial: 'closed',
  states: {
    closed: { on: { 'chat.open': 'loading' } },
    loading: {
      after: { patience: 'unavailable' },
      on: { 'widget.loaded': 'open', 'widget.failed': 'unavailable', 'chat.close': 'closed' },
    },
    open: { on: { 'widget.failed': 'unavailable', 'chat.close': 'closed' } },
    unavailable: { on: { 'chat.open': 'loading', 'chat.close': 'closed' } },
  },
})

export type ChatState = StateValueFrom<typeof chatMachine>
export type ChatActorRef = ActorRefFrom<typeof chatMachine>
