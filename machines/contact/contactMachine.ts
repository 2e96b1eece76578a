import { assign, emit, setup, type ActorRefFrom } from 'xstate'
import { nextAttempt, type Attempt } from '#contract/attempt.ts'
import { emptyContactDraft, validateContact, type ContactDraft, type ContactMessage } from '#contract/contact.ts'
import type { Errors } from '#contract/errors.ts'
import { factsOf, type FailureFacts } from '#contract/failure.ts'
import { notProvided, type Accepted, type FormEmitted, type Restored, type Submit, type ToastMessage } from '../form.ts'

type Rejected = { event: { error: unknown } }

type Context = {
  draft: ContactDraft
  /** The error of each invalid field when the draft was validated last. */
  errors: Errors<keyof ContactDraft>
  /** The last attempt to send, also one of an earlier page, which a retry repeats. */
  attempt?: Attempt<ContactMessage> | undefined
  accepted?: Accepted<ContactMessage> | undefined
  /** What is known of the failure of the last attempt. */
  failure?: FailureFacts | undefined
}

/** The visitor writes a message and sends it. A message that could not be sent stays in the form for a retry. */
export const contactMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'draft' | 'attempt'>,
    events: {} as { type: 'draft.change'; change: Partial<ContactDraft> } | Submit | Restored,
    emitted: {} as FormEmitted,
    tags: {} as 'busy' | 'invalid',
  },
  actors: { sendContactEmail: notProvided<string | undefined, Attempt<ContactMessage>>('sendContactEmail') },
  actions: {
    changeDraft: assign(({ context }, change: Partial<ContactDraft>) => ({ draft: { ...context.draft, ...change } })),
    validate: assign(({ context }) => ({ errors: validateContact(context.draft).errors })),
    prepareAttempt: assign(({ context }, { key }: Submit) => {
      const { body, errors } = validateContact(context.draft)
      return { errors, attempt: body ? nextAttempt(body, context.attempt, key) : context.attempt, failure: undefined }
    }),
    accept: assign(({ context }, reference: string | undefined) => ({
      draft: emptyContactDraft,
      attempt: undefined,
      accepted: { body: context.attempt!.body, reference },
    })),
    keepFailure: assign((_, failure: FailureFacts | undefined) => ({ failure })),
    toast: emit((_, toast: ToastMessage) => ({ type: 'toast', toast })),
    reportError: emit((_, error: unknown) => ({ type: 'failed', error })),
  },
  guards: { isValid: ({ context }) => Object.keys(context.errors).length === 0 },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ errors: {}, ...input }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor can change the draft and submit it.',
      initial: 'idle',
      on: {
        'draft.change': { target: '.idle', actions: { type: 'changeDraft', params: ({ event }) => event.change } },
        submit: { target: 'checking', actions: { type: 'prepareAttempt', params: ({ event }) => event } },
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
                'draft.change': {
                  actions: [{ type: 'changeDraft', params: ({ event }) => event.change }, 'validate'],
                },
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
      description: 'The draft has been parsed, once; the machine never stays here.',
      always: [{ guard: 'isValid', target: 'submitting' }, { target: 'editing.idle.invalid' }],
    },
    submitting: {
      description: 'The message is being sent. Nothing can be changed or sent a second time.',
      tags: 'busy',
      invoke: {
        src: 'sendContactEmail',
        input: ({ context }) => context.attempt!,
        onDone: { target: 'editing.success', actions: { type: 'accept', params: ({ event }) => event.output } },
        onError: {
          target: 'editing.failure',
          actions: [
            { type: 'reportError', params: ({ event }: Rejected) => event.error },
            { type: 'keepFailure', params: ({ event }: Rejected) => factsOf(event.error) },
          ],
        },
      },
      on: { 'page.restored': 'editing.failure' },
    },
  },
})

export type ContactActorRef = ActorRefFrom<typeof contactMachine>
