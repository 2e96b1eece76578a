import { fromCallback, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { notProvided } from '../notProvided.ts'

/** The event of the provider's widget while it is mounted. */
export type WidgetEvent = { type: 'widget.loaded' }

/**
 * The visitor opens and closes the live chat. The provider's widget is mounted while it loads and while it is open.
 * Leaving `mounted` stops the widget's actor, which removes its frame.
 */
export const chatMachine = setup({
  types: {
    events: {} as { type: 'chat.open' } | { type: 'chat.close' } | WidgetEvent,
  },
  actors: {
    chatWidget: fromCallback<WidgetEvent>(notProvided('chatWidget')),
  },
  delays: { loadTimeout: 10_000 },
}).createMachine({
  id: 'chat',
  initial: 'closed',
  on: { 'chat.close': '.closed' },
  states: {
    closed: {
      description: 'Only the launcher is shown. Nothing of the provider is in the page.',
      on: { 'chat.open': 'mounted' },
    },
    mounted: {
      description: "The provider's widget is in the page, in a frame of its own.",
      invoke: { src: 'chatWidget' },
      initial: 'loading',
      states: {
        loading: {
          description: "The provider's chat page loads.",
          after: { loadTimeout: '#chat.unavailable' },
          on: { 'widget.loaded': 'open' },
        },
        open: { description: 'The visitor can write to the chat.' },
      },
    },
    unavailable: {
      description: 'Loading took too long: phone and email are shown instead.',
      on: { 'chat.open': 'mounted' },
    },
  },
})

export type ChatActorRef = ActorRefFrom<typeof chatMachine>

/** Returns the chat's innermost state. */
export const chatState = ({ value }: SnapshotFrom<typeof chatMachine>) =>
  typeof value === 'string' ? value : value.mounted
export type ChatState = ReturnType<typeof chatState>
