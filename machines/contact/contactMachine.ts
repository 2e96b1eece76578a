import * as v from 'valibot'
import { assign, setup, type ActorRefFrom } from 'xstate'
import type { Notice } from '../notice.ts'
import { notProvided } from '../notProvided.ts'
import { ContactMessage, emptyContactDraft, type ContactDraft } from './ContactMessage.ts'

/** A message on its way, with the Idempotency-Key that stays the same while the same content is tried again (D11). */
export type ContactAttempt = { message: ContactMessage; key: string }

type Failed = { event: { error: unknown } }

/** The visitor writes a message and sends it. What could not be sent stays, ready to be sent again. */
export const contactMachine = setup({
  types: {
    context: {} as { draft: ContactDraft; key: string; tried?: string; newKey: () => string },
    input: {} as { draft?: ContactDraft; newKey: () => string },
    events: {} as
      | { type: 'draft.change'; change: Partial<ContactDraft> }
      | { type: 'message.submit' }
      // The browser shows the page again as it left it (back/forward cache); no answer can be on its way any more.
      | { type: 'page.restored' },
  },
  actors: { sendContactEmail: notProvided<void, ContactAttempt>('sendContactEmail') },
  actions: {
    changeDraft: assign(({ context }, change: Partial<ContactDraft>) => ({ draft: { ...context.draft, ...change } })),
    clearDraft: assign({ draft: emptyContactDraft, tried: undefined }),
    // Other content is another message, so it gets a key of its own; changed and changed back, it is the same.
    takeKey: assign(({ context }) => {
      const content = JSON.stringify(v.parse(ContactMessage, context.draft))
      return content === context.tried ? {} : { tried: content, key: context.newKey() }
    }),
    notify: (_, _notice: Notice) => {},
    logError: (_, _error: unknown) => {},
  },
  guards: { isComplete: ({ context }) => v.is(ContactMessage, context.draft) },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ draft: input.draft ?? emptyContactDraft, key: '', newKey: input.newKey }),
  initial: 'idle',
  states: {
    idle: {
      initial: 'clean',
      states: { clean: {}, faulty: {} },
      on: {
        'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => event.change } },
        'message.submit': [{ guard: 'isComplete', target: 'submitting' }, { target: '.faulty' }],
      },
    },
    submitting: {
      entry: 'takeKey',
      invoke: {
        src: 'sendContactEmail',
        input: ({ context }) => ({ message: v.parse(ContactMessage, context.draft), key: context.key }),
        onDone: { target: 'success', actions: 'clearDraft' },
        onError: { target: 'failure', actions: { type: 'logError', params: ({ event }: Failed) => event.error } },
      },
      on: { 'page.restored': 'failure' },
    },
    success: {
      entry: { type: 'notify', params: { kind: 'plain', title: 'Your message has been sent successfully!' } },
      on: {
        'draft.change': { target: 'idle', actions: { type: 'changeDraft', params: ({ event }) => event.change } },
        'message.submit': 'idle.faulty',
      },
    },
    failure: {
      entry: {
        type: 'notify',
        params: { kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true },
      },
      on: {
        'draft.change': { target: 'idle', actions: { type: 'changeDraft', params: ({ event }) => event.change } },
        'message.submit': 'submitting',
      },
    },
  },
})

export type ContactActorRef = ActorRefFrom<typeof contactMachine>
