import { and, assign, emit, not, or, setup, stateIn, type ActorRefFrom } from 'xstate'
import { ensureIdempotencyKey, type Attempt, type LastSent } from '../attempt.ts'
import type { Errors } from '../errors.ts'
import type { ToastMessage } from '../toast.ts'
import { notProvided } from '../notProvided.ts'
import type { ConsultationBooking } from './ConsultationBooking.ts'
import {
  emptyConsultationDraft,
  isIncomplete,
  validateConsultation,
  type ConsultationDraft,
} from './ConsultationDraft.ts'

type Rejected = { event: { error: unknown } }

type Context = {
  draft: ConsultationDraft
  /** The visitor's IANA time zone. */
  timeZone: string
  /** The time of the last submit, in milliseconds since 1970. */
  now: number
  /** The result of the last validation. */
  errors: Errors<keyof ConsultationDraft>
  body?: ConsultationBooking | undefined
  lastSent?: LastSent | undefined
}

type Event =
  | { type: 'draft.change'; change: Partial<ConsultationDraft> }
  | { type: 'time.setFlexible' }
  | { type: 'time.setSpecific' }
  | { type: 'consultation.submit' }
  // The browser restored the page from its back/forward cache, for which it had aborted any request.
  | { type: 'page.restored' }

type Emitted = { type: 'toast'; toast: ToastMessage } | { type: 'failed'; error: unknown }

const error = (description: string): ToastMessage => ({ kind: 'titled', title: 'Error', description, urgent: true })

/** The visitor chooses a day, an hour (or any) and a timezone, and books. A booking that failed stays in the form. */
export const consultationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { draft: ConsultationDraft; lastSent?: LastSent | undefined; timeZone: string },
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as 'busy' | 'invalid',
  },
  actors: { sendConsultationEmail: notProvided<void, Attempt<ConsultationBooking>>('sendConsultationEmail') },
  actions: {
    changeDraft: assign(({ context }, change: Partial<ConsultationDraft>) => ({
      draft: { ...context.draft, ...change },
    })),
    // The only action that reads the time, so a snapshot with a fixed `now` is reproducible.
    readClock: assign({ now: () => Date.now() }),
    validate: assign(({ context: { draft, now, timeZone } }) =>
      validateConsultation(draft, { now: () => new Date(now), timeZone }),
    ),
    ensureIdempotencyKey: assign(({ context }) => ({
      lastSent: ensureIdempotencyKey(context.body!, context.lastSent),
    })),
    clear: assign({ draft: emptyConsultationDraft, errors: {}, body: undefined, lastSent: undefined }),
    toast: emit((_, toast: ToastMessage) => ({ type: 'toast', toast })),
    reportError: emit((_, error: unknown) => ({ type: 'failed', error })),
  },
  guards: {
    isValid: ({ context }) => context.body !== undefined,
    isHourMissing: and([stateIn({ time: 'specific' }), ({ context }) => context.draft.time === '']),
    isIncomplete: or(['isHourMissing', ({ context }) => isIncomplete(context.draft, context.errors)]),
    isSubmitting: stateIn({ booking: 'submitting' }),
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
            'consultation.submit': 'checking',
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
                    'time.*': { actions: 'validate' },
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
          description: 'Validates the draft once; the machine never stays here.',
          entry: ['readClock', 'validate'],
          always: [
            {
              guard: 'isIncomplete',
              target: 'editing.idle.invalid',
              actions: { type: 'toast', params: error('Please fill in all fields') },
            },
            { guard: 'isValid', target: 'submitting' },
            {
              target: 'editing.idle.invalid',
              actions: { type: 'toast', params: error('Please correct the marked fields') },
            },
          ],
        },
        submitting: {
          description: 'The booking is being sent. Nothing can be changed or sent a second time.',
          tags: 'busy',
          entry: 'ensureIdempotencyKey',
          invoke: {
            src: 'sendConsultationEmail',
            input: ({ context }) => ({ body: context.body!, idempotencyKey: context.lastSent!.idempotencyKey }),
            onDone: {
              target: ['#consultation.booking.editing.success', '#consultation.time.specific'],
              actions: 'clear',
            },
            onError: {
              target: 'editing.failure',
              actions: { type: 'reportError', params: ({ event }: Rejected) => event.error },
            },
          },
          on: { 'page.restored': 'editing.failure' },
        },
      },
    },
    // Last, so that its actions run after those of the booking.
    time: {
      description: 'Whether the visitor chooses an hour or any time works. The booking’s time is derived from it.',
      initial: 'specific',
      states: {
        specific: {
          on: {
            'time.setFlexible': {
              guard: not('isSubmitting'),
              target: 'flexible',
              actions: { type: 'changeDraft', params: { time: '' } },
            },
          },
        },
        flexible: {
          on: {
            'time.setSpecific': { guard: not('isSubmitting'), target: 'specific' },
            // An hour that a change brings is not booked.
            'draft.change': { actions: { type: 'changeDraft', params: { time: '' } } },
          },
        },
      },
    },
  },
})

export type ConsultationActorRef = ActorRefFrom<typeof consultationMachine>
