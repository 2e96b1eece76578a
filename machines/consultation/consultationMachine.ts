import { and, assign, emit, enqueueActions, not, or, setup, stateIn, type ActorRefFrom } from 'xstate'
import { ensureIdempotencyKey, type Attempt, type LastSent } from '#contract/attempt.ts'
import { notProvided, type ToastMessage } from '../form.ts'
import { isBlank } from '#contract/text.ts'
import type { ConsultationBooking } from '#contract/consultation.ts'
import {
  emptyConsultationDraft,
  isIncomplete,
  validateConsultation,
  type ConsultationDraft,
} from '#contract/consultationDraft.ts'

type Rejected = { event: { error: unknown } }

type Context = {
  draft: ConsultationDraft
  /** The visitor's IANA time zone; undefined if the browser cannot name it. */
  timeZone: string | undefined
  /** The time of the last submit, in milliseconds since 1970. */
  now: number
  /** The booking that was submitted last; undefined if it was invalid. */
  body?: ConsultationBooking | undefined
  lastSent?: LastSent | undefined
  /** What the server calls the message that it accepted last. */
  reference?: string | undefined
}

type Event =
  | { type: 'draft.change'; change: Partial<Omit<ConsultationDraft, 'time'>> }
  | { type: 'time.setFlexible' }
  | { type: 'time.setSpecific'; hour?: string }
  | { type: 'consultation.submit' }
  // The browser restored the page from its back/forward cache, for which it had aborted any request.
  | { type: 'page.restored' }

type Emitted = { type: 'toast'; toast: ToastMessage } | { type: 'failed'; error: unknown }

const error = (description: string): ToastMessage => ({ kind: 'titled', title: 'Error', description, urgent: true })

/** The visitor chooses a day, an hour (or any) and a timezone, and books. A booking that failed stays in the form. */
export const consultationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { draft: ConsultationDraft; lastSent?: LastSent | undefined; timeZone: string | undefined },
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as 'busy' | 'invalid',
  },
  actors: {
    sendConsultationEmail: notProvided<string | undefined, Attempt<ConsultationBooking>>('sendConsultationEmail'),
  },
  actions: {
    changeDraft: assign(({ context }, change: Partial<ConsultationDraft>) => ({
      draft: { ...context.draft, ...change },
    })),
    chooseHour: assign(({ context: { draft } }, hour: string | undefined) => ({
      draft: { ...draft, time: hour ?? draft.time },
    })),
    // The only action that reads the time, so a snapshot with a fixed `now` is reproducible.
    readClock: assign({ now: () => Date.now() }),
    parse: assign(({ context: { draft, now, timeZone } }, { flexible }: { flexible: boolean }) => ({
      body: validateConsultation({ ...draft, flexible }, { now: () => new Date(now), timeZone }).body,
    })),
    ensureIdempotencyKey: assign(({ context }) => ({
      lastSent: ensureIdempotencyKey(context.body!, context.lastSent),
    })),
    clear: assign({ draft: emptyConsultationDraft, body: undefined, lastSent: undefined }),
    keepReference: assign((_, reference: string | undefined) => ({ reference })),
    toast: emit((_, toast: ToastMessage) => ({ type: 'toast', toast })),
    reportError: emit((_, error: unknown) => ({ type: 'failed', error })),
  },
  guards: {
    isValid: ({ context }) => context.body !== undefined,
    isFlexible: stateIn({ time: 'flexible' }),
    isHourMissing: and([not('isFlexible'), ({ context }) => isBlank(context.draft.time)]),
    isIncomplete: or(['isHourMissing', ({ context }) => isIncomplete(context.draft)]),
    isSubmitting: stateIn({ booking: 'submitting' }),
  },
}).createMachine({
  id: 'consultation',
  context: ({ input }) => ({ now: 0, ...input }),
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
                    'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => event.change } },
                    'time.*': {},
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
          description: 'Parses the draft once; the machine never stays here.',
          entry: [
            'readClock',
            enqueueActions(({ check, enqueue }) =>
              enqueue({ type: 'parse', params: { flexible: check('isFlexible') } }),
            ),
          ],
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
    },
    time: {
      description: 'Whether the visitor chooses an hour or any time works. It owns the hour.',
      initial: 'specific',
      on: {
        'time.setFlexible': { guard: not('isSubmitting'), target: '.flexible' },
        'time.setSpecific': {
          guard: not('isSubmitting'),
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
