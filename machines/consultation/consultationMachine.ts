import { assign, emit, enqueueActions, not, setup, stateIn, type ActorRefFrom } from 'xstate'
import { nextAttempt, type Attempt } from '#contract/attempt.ts'
import type { ConsultationBooking } from '#contract/consultation.ts'
import { emptyConsultationDraft, validateConsultation, type ConsultationDraft } from '#contract/consultationDraft.ts'
import type { Errors } from '#contract/errors.ts'
import { factsOf, type FailureFacts } from '#contract/failure.ts'
import { isBlank } from '#contract/text.ts'
import { notProvided, type Accepted, type FormEmitted, type Restored, type Submit, type ToastMessage } from '../form.ts'

type Rejected = { event: { error: unknown } }

type Context = {
  draft: ConsultationDraft
  /** The visitor's IANA time zone; undefined if the browser cannot name it. */
  timeZone: string | undefined
  /** The time of the last submit, in milliseconds since 1970, at which the draft is judged until the next. */
  now: number
  /** The error of each invalid field when the draft was validated last. */
  errors: Errors<keyof ConsultationDraft>
  /** The last attempt to send, also one of an earlier page, which a retry repeats. */
  attempt?: Attempt<ConsultationBooking> | undefined
  accepted?: Accepted<ConsultationBooking> | undefined
  /** What is known of the failure of the last attempt. */
  failure?: FailureFacts | undefined
}

type Event =
  | { type: 'draft.change'; change: Partial<Omit<ConsultationDraft, 'time'>> }
  | { type: 'time.setFlexible' }
  | { type: 'time.setSpecific'; hour?: string }
  | Submit
  | Restored

const error = (description: string): ToastMessage => ({ kind: 'titled', title: 'Error', description, urgent: true })

/** Parses the draft as it would be booked at the time of the last submit. */
const parse = ({ draft, now, timeZone }: Context, flexible: boolean) =>
  validateConsultation({ ...draft, flexible }, { now: () => new Date(now), timeZone })

/** The visitor chooses a day, an hour (or any) and a timezone, and books. A booking that failed stays in the form. */
export const consultationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'draft' | 'attempt' | 'timeZone'>,
    events: {} as Event,
    emitted: {} as FormEmitted,
    tags: {} as 'busy' | 'invalid',
  },
  actors: {
    sendConsultationEmail: notProvided<string | undefined, Attempt<ConsultationBooking>>('sendConsultationEmail'),
  },
  actions: {
    changeDraft: assign(({ context }, change: Partial<ConsultationDraft>) => ({
      draft: { ...context.draft, ...change },
    })),
    validate: assign(({ context }, { flexible, hour }: { flexible: boolean; hour?: string | undefined }) => ({
      errors: parse({ ...context, draft: { ...context.draft, time: hour ?? context.draft.time } }, flexible).errors,
    })),
    chooseHour: assign(({ context: { draft } }, hour: string | undefined) => ({
      draft: { ...draft, time: hour ?? draft.time },
    })),
    prepareAttempt: assign(({ context }, { now, key, flexible }: Submit & { flexible: boolean }) => {
      const { body, errors } = parse({ ...context, now }, flexible)
      return {
        now,
        errors,
        attempt: body ? nextAttempt(body, context.attempt, key) : context.attempt,
        failure: undefined,
      }
    }),
    accept: assign(({ context }, reference: string | undefined) => ({
      draft: emptyConsultationDraft,
      attempt: undefined,
      accepted: { body: context.attempt!.body, reference },
    })),
    keepFailure: assign((_, failure: FailureFacts | undefined) => ({ failure })),
    toast: emit((_, toast: ToastMessage) => ({ type: 'toast', toast })),
    reportError: emit((_, error: unknown) => ({ type: 'failed', error })),
  },
  guards: {
    isValid: ({ context }) => Object.keys(context.errors).length === 0,
    isIncomplete: ({ context: { draft, errors } }) =>
      Object.keys(errors).some((name) => isBlank(draft[name as keyof ConsultationDraft])),
    isFlexible: stateIn({ time: 'flexible' }),
    isNotSubmitting: not(stateIn({ booking: 'submitting' })),
  },
}).createMachine({
  id: 'consultation',
  context: ({ input }) => ({ now: 0, errors: {}, ...input }),
  type: 'parallel',
  states: {
    booking: {
      initial: 'editing',
      states: {
        editing: {
          description: 'The visitor can change the draft and submit it.',
          initial: 'idle',
          on: {
            'draft.change': { target: '.idle', actions: { type: 'changeDraft', params: ({ event }) => event.change } },
            'time.*': '.idle',
            submit: {
              target: 'checking',
              actions: enqueueActions(({ check, enqueue, event }) =>
                enqueue({ type: 'prepareAttempt', params: { ...event, flexible: check('isFlexible') } }),
              ),
            },
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
                      actions: [
                        { type: 'changeDraft', params: ({ event }) => event.change },
                        enqueueActions(({ check, enqueue }) =>
                          enqueue({ type: 'validate', params: { flexible: check('isFlexible') } }),
                        ),
                      ],
                    },
                    'time.setFlexible': { actions: { type: 'validate', params: { flexible: true } } },
                    'time.setSpecific': {
                      actions: { type: 'validate', params: ({ event }) => ({ flexible: false, hour: event.hour }) },
                    },
                  },
                },
              },
            },
            success: {
              description: 'The booking was accepted and the form is empty. The next input leads back to idle.',
              entry: {
                type: 'toast',
                params: {
                  kind: 'titled',
                  title: 'Success!',
                  description: 'We will send you a meeting link via email and SMS shortly.',
                },
              },
            },
            failure: {
              description: 'The booking was not accepted and is still in the form. The next input leads back to idle.',
              entry: { type: 'toast', params: error('Failed to book consultation. Please try again.') },
            },
          },
        },
        checking: {
          description: 'The draft has been parsed, once; the machine never stays here.',
          always: [
            { guard: 'isValid', target: 'submitting' },
            {
              guard: 'isIncomplete',
              target: 'editing.idle.invalid',
              actions: { type: 'toast', params: error('Please fill in all fields') },
            },
            {
              target: 'editing.idle.invalid',
              actions: { type: 'toast', params: error('Please correct the marked fields') },
            },
          ],
        },
        submitting: {
          description: 'The booking is being sent. Nothing can be changed or sent a second time.',
          tags: 'busy',
          invoke: {
            src: 'sendConsultationEmail',
            input: ({ context }) => context.attempt!,
            onDone: {
              target: ['#consultation.booking.editing.success', '#consultation.time.specific'],
              actions: { type: 'accept', params: ({ event }) => event.output },
            },
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
    },
    time: {
      description: 'Whether the visitor chooses an hour or any time works. It owns the hour.',
      initial: 'specific',
      on: {
        'time.setFlexible': { guard: 'isNotSubmitting', target: '.flexible' },
        'time.setSpecific': {
          guard: 'isNotSubmitting',
          target: '.specific',
          actions: { type: 'chooseHour', params: ({ event }) => event.hour },
        },
      },
      states: {
        specific: { description: 'An hour is required.' },
        flexible: { description: 'No hour can be chosen.', entry: { type: 'chooseHour', params: '' } },
      },
    },
  },
})

export type ConsultationActorRef = ActorRefFrom<typeof consultationMachine>
