import { assign, emit, setup, type ActorRefFrom } from 'xstate'
import { ensureIdempotencyKey, type Attempt, type LastSent } from '#contract/attempt.ts'
import { notProvided, type ToastMessage } from '../form.ts'
import { emptyContactDraft, validateContact, type ContactDraft, type ContactMessage } from '#contract/contact.ts'

type Rejected = { event: { error: unknown } }

type Context = {
  draft: ContactDraft
  /** The message that was submitted last; undefined if it was invalid. */
  body?: ContactMessage | undefined
  lastSent?: LastSent | undefined
  /** What the server calls the message that it accepted last. */
  reference?: string | undefined
}

/** The visitor writes a message and sends it. A message that could not be sent stays in the form for a retry. */
export const contactMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { draft: ContactDraft; lastSent?: LastSent | undefined },
    events: {} as
      | { type: 'draft.change'; change: Partial<ContactDraft> }
      | { type: 'message.submit' }
      // The browser restored the page from its back/forward cache, for which it had aborted any request.
      | { type: 'page.restored' },
    emitted: {} as { type: 'toast'; toast: ToastMessage } | { type: 'failed'; error: unknown },
    tags: {} as 'busy' | 'invalid',
  },
  actors: { sendContactEmail: notProvided<string | undefined, Attempt<ContactMessage>>('sendContactEmail') },
  actions: {
    changeDraft: assign(({ context }, change: Partial<ContactDraft>) => ({ draft: { ...context.draft, ...change } })),
    parse: assign(({ context }) => ({ body: validateContact(context.draft).body })),
    ensureIdempotencyKey: assign(({ context }) => ({
      lastSent: ensureIdempotencyKey(context.body!, context.lastSent),
    })),
    clear: assign({ draft: emptyContactDraft, body: undefined, lastSent: undefined }),
    keepReference: assign((_, reference: string | undefined) => ({ reference })),
    toast: emit((_, toast: ToastMessage) => ({ type: 'toast', toast })),
    reportError: emit((_, error: unknown) => ({ type: 'failed', error })),
  },
  guards: { isValid: ({ context }) => context.body !== undefined },
}).createMachine({
  id: 'contact',
  context: ({ input }) => input,
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor can change the draft and submit it.',
      initial: 'idle',
      on: {
        'draft.change': { target: '.idle', actions: { type: 'changeDraft', params: ({ event }) => event.change } },
        'message.submit': 'checking',
      },
      states: {
        idle: {
          initial: 'clean',
          states: {
            clean: { description: 'No field is marked, valid or not: the visitor has not submitted yet.' },
            invalid: {
              description: 'Each invalid field shows its error until it is corrected.',
              tags: 'invalid',
              on: {
                'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => event.change } },
              },
            },
          },
        },
        success: {
          description: 'The message was accepted and the form is empty. The next input leads back to idle.',
          entry: { type: 'toast', params: { kind: 'plain', title: 'Your message has been sent successfully!' } },
        },
        failure: {
          description: 'The message was not accepted and is still in the form. The next input leads back to idle.',
          entry: {
            type: 'toast',
            params: { kind: 'plain', title: 'Failed to send message. Please try again.', urgent: true },
          },
        },
      },
    },
    checking: {
      description: 'Parses the draft once; the machine never stays here.',
      entry: 'parse',
      always: [{ guard: 'isValid', target: 'submitting' }, { target: 'editing.idle.invalid' }],
    },
    submitting: {
      description: 'The message is being sent. Nothing can be changed or sent a second time.',
      tags: 'busy',
      entry: 'ensureIdempotencyKey',
      invoke: {
        src: 'sendContactEmail',
        input: ({ context }) => ({ body: context.body!, idempotencyKey: context.lastSent!.idempotencyKey }),
        onDone: {
          target: 'editing.success',
          actions: ['clear', { type: 'keepReference', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'editing.failure',
          actions: { type: 'reportError', params: ({ event }: Rejected) => event.error },
        },
      },
      on: { 'page.restored': 'editing.failure' },
    },
  },
})

export type ContactActorRef = ActorRefFrom<typeof contactMachine>
