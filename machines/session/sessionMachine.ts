import { emit, fromCallback, setup } from 'xstate'
import { notProvided } from '../notProvided.ts'

/** The event of the invoked client. */
export type ClientEvent = { type: 'client.failed'; error: unknown }

/**
 * Keeps a signed-in visitor signed in. While a session is stored, the Supabase client runs: it refreshes the session,
 * pauses while the page is hidden and synchronizes tabs.
 */
export const sessionMachine = setup({
  types: {
    events: {} as { type: 'session.stored' } | { type: 'session.removed' } | ClientEvent,
    emitted: {} as { type: 'error'; error: unknown },
  },
  actors: {
    sessionClient: fromCallback<ClientEvent>(notProvided('sessionClient')),
  },
}).createMachine({
  id: 'session',
  initial: 'absent',
  on: { 'session.removed': '.absent' },
  states: {
    absent: {
      description: 'No session is stored, and the client is not loaded.',
      on: { 'session.stored': 'present' },
    },
    present: {
      description: 'A session is stored. The client is loaded and runs, and stops when the session is removed.',
      invoke: { src: 'sessionClient' },
      on: {
        'client.failed': {
          target: 'unavailable',
          actions: emit(({ event }) => ({ type: 'error', error: event.error })),
        },
      },
    },
    unavailable: {
      description: 'The client could not be loaded. The session stays stored, and the next page tries again.',
      on: { 'session.stored': 'present' },
    },
  },
})
