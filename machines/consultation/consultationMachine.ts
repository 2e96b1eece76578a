import * as v from 'valibot'
import { assign, not, raise, setup, stateIn, type ActorRefFrom } from 'xstate'
import type { Notice } from '../notice.ts'
import { notProvided } from '../notProvided.ts'
import { anyTime, consultationBooking, type ConsultationBooking } from './ConsultationBooking.ts'
import {
  bookingOf,
  consultationFaults,
  emptyConsultationDraft,
  isIncomplete,
  type ConsultationDraft,
} from './ConsultationDraft.ts'
import type { Clock } from './moment.ts'

/** A booking on its way, with the Idempotency-Key that stays the same while the same content is tried again (D11). */
export type ConsultationAttempt = { booking: ConsultationBooking; key: string }

const noticeOf = {
  missing: { kind: 'titled', title: 'Error', description: 'Please fill in all fields', urgent: true },
  wrong: { kind: 'titled', title: 'Error', description: 'Please correct the marked fields', urgent: true },
  failed: {
    kind: 'titled',
    title: 'Error',
    description: 'Failed to book consultation. Please try again.',
    urgent: true,
  },
  booked: {
    kind: 'titled',
    title: 'Success!',
    description: 'We will send you a meeting link via email and SMS shortly.',
  },
} satisfies Record<string, Notice>

type Failed = { event: { error: unknown } }

// What is sent has passed the schema, which trims it.
const bookingIn = ({ draft, clock }: { draft: ConsultationDraft; clock: Clock }) =>
  v.parse(consultationBooking(clock.now), bookingOf(draft))

/** The visitor chooses a day, an hour (or any) and a zone, and books. What could not be booked stays in the form. */
export const consultationMachine = setup({
  types: {
    context: {} as { draft: ConsultationDraft; key: string; tried?: string; newKey: () => string; clock: Clock },
    input: {} as { draft?: ConsultationDraft; newKey: () => string; clock: Clock },
    events: {} as
      | { type: 'draft.change'; change: Partial<ConsultationDraft> }
      | { type: 'time.flex' }
      | { type: 'time.fix' }
      | { type: 'consultation.submit' }
      | { type: 'consultation.booked' }
      // The browser shows the page again as it left it (back/forward cache); no answer can be on its way any more.
      | { type: 'page.restored' },
  },
  actors: { sendConsultationEmail: notProvided<void, ConsultationAttempt>('sendConsultationEmail') },
  actions: {
    changeDraft: assign(({ context }, change: Partial<ConsultationDraft>) => ({
      draft: { ...context.draft, ...change },
    })),
    clearDraft: assign({ draft: emptyConsultationDraft, tried: undefined }),
    // Other content is another booking, so it gets a key of its own; changed and changed back, it is the same.
    takeKey: assign(({ context }) => {
      const content = JSON.stringify(bookingIn(context))
      return content === context.tried ? {} : { tried: content, key: context.newKey() }
    }),
    notify: (_, _notice: Notice) => {},
    logError: (_, _error: unknown) => {},
  },
  guards: {
    isComplete: ({ context }) => Object.keys(consultationFaults(context.draft, context.clock)).length === 0,
    isIncomplete: ({ context }) => isIncomplete(context.draft),
    isSubmitting: stateIn({ booking: 'submitting' }),
  },
}).createMachine({
  id: 'consultation',
  context: ({ input }) => ({
    draft: input.draft ?? emptyConsultationDraft,
    key: '',
    newKey: input.newKey,
    clock: input.clock,
  }),
  type: 'parallel',
  states: {
    booking: {
      initial: 'idle',
      states: {
        idle: {
          initial: 'clean',
          states: { clean: {}, faulty: {} },
          on: {
            'draft.change': { actions: { type: 'changeDraft', params: ({ event }) => event.change } },
            'consultation.submit': [
              { guard: 'isComplete', target: 'submitting' },
              { guard: 'isIncomplete', target: '.faulty', actions: { type: 'notify', params: noticeOf.missing } },
              { target: '.faulty', actions: { type: 'notify', params: noticeOf.wrong } },
            ],
          },
        },
        submitting: {
          entry: 'takeKey',
          invoke: {
            src: 'sendConsultationEmail',
            input: ({ context }) => ({ booking: bookingIn(context), key: context.key }),
            onDone: { target: 'success', actions: ['clearDraft', raise({ type: 'consultation.booked' })] },
            onError: { target: 'failure', actions: { type: 'logError', params: ({ event }: Failed) => event.error } },
          },
          on: { 'page.restored': 'failure' },
        },
        success: {
          entry: { type: 'notify', params: noticeOf.booked },
          on: {
            'draft.change': { target: 'idle', actions: { type: 'changeDraft', params: ({ event }) => event.change } },
            'time.flex': 'idle',
            'consultation.submit': { target: 'idle.faulty', actions: { type: 'notify', params: noticeOf.missing } },
          },
        },
        failure: {
          entry: { type: 'notify', params: noticeOf.failed },
          on: {
            'draft.change': { target: 'idle', actions: { type: 'changeDraft', params: ({ event }) => event.change } },
            'time.flex': 'idle',
            'time.fix': 'idle',
            // The day may have passed while the page stood open (D7), so the draft is judged again.
            'consultation.submit': [
              { guard: 'isComplete', target: 'submitting' },
              { target: 'idle.faulty', actions: { type: 'notify', params: noticeOf.wrong } },
            ],
          },
        },
      },
    },
    time: {
      initial: 'specific',
      states: {
        specific: {
          on: {
            'time.flex': {
              guard: not('isSubmitting'),
              target: 'flexible',
              actions: { type: 'changeDraft', params: { time: anyTime } },
            },
          },
        },
        flexible: {
          on: {
            'time.fix': {
              guard: not('isSubmitting'),
              target: 'specific',
              actions: { type: 'changeDraft', params: { time: '' } },
            },
            // Said by the machine itself, once the draft has been cleared.
            'consultation.booked': { guard: stateIn({ booking: 'success' }), target: 'specific' },
          },
        },
      },
    },
  },
})

export type ConsultationActorRef = ActorRefFrom<typeof consultationMachine>
