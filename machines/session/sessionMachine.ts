import { setup, type ActorRefFrom } from 'xstate'
import { notProvided } from '../notProvided.ts'

type Failed = { event: { error: unknown } }

/** A visitor who has signed in is kept signed in. Only for them is the hosted backend's own client fetched (D18). */
export const sessionMachine = setup({
  types: {
    events: {} as { type: 'session.stored' } | { type: 'session.removed' },
  },
  actors: { loadClient: notProvided<void, void>('loadClient') },
  actions: {
    closeClient: () => {},
    logError: (_, _error: unknown) => {},
  },
}).createMachine({
  id: 'session',
  initial: 'absent',
  states: {
    absent: { on: { 'session.stored': 'loading' } },
    loading: {
      invoke: {
        src: 'loadClient',
        onDone: 'loaded',
        onError: { target: 'unavailable', actions: { type: 'logError', params: ({ event }: Failed) => event.error } },
      },
      on: { 'session.removed': { target: 'absent', actions: 'closeClient' } },
    },
    // From here on the client does all by itself: it refreshes, pauses while the page is hidden, agrees with other tabs.
    loaded: { on: { 'session.removed': { target: 'absent', actions: 'closeClient' } } },
    // The client's code could not be fetched. The session stands where it is; the next page tries again.
    unavailable: { on: { 'session.stored': 'loading', 'session.removed': 'absent' } },
  },
})

export type SessionActorRef = ActorRefFrom<typeof sessionMachine>
