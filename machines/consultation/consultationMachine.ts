import { assign, enqueueActions, not, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import {
  consultationForm,
  emptyConsultationDraft,
  validateConsultation,
  type ConsultationBooking,
  type ConsultationDraft,
  type ConsultationValues,
} from '#contract/consultation.ts'
import { isBlank } from '#contract/text.ts'
import { judged, setUpForm, type FormContext, type Submit } from '../form.ts'

type Context = FormContext<ConsultationDraft, ConsultationBooking>
type Change = Partial<Omit<ConsultationDraft, 'time'>>
type Changed = { event: { change: Change } }
type TimeEvent = { type: 'time.setFlexible' } | { type: 'time.setSpecific'; hour?: string }

const { says } = consultationForm
const { base, initialContext, submitting } = setUpForm<ConsultationDraft, ConsultationBooking, Change, TimeEvent>(
  emptyConsultationDraft,
)

/** Parses the draft as it would be booked at the time of the last submit. */
const parse = ({ draft, now, timeZone }: Context, flexible: boolean) =>
  validateConsultation({ ...draft, flexible }, { now: () => new Date(now ?? Date.now()), timeZone })

const consultation = base.extend({
  actions: {
    chooseHour: assign(({ context: { draft } }, hour: string | undefined) => ({
      draft: { ...draft, time: hour ?? draft.time },
    })),
    // The region `time` comes after `booking`, so what it makes of an event is not in the snapshot yet.
    validate: assign(({ context }, { flexible, hour }: { flexible: boolean; hour?: string | undefined }) => ({
      errors: parse({ ...context, draft: { ...context.draft, time: hour ?? context.draft.time } }, flexible).errors,
    })),
    judge: assign(({ context }, { flexible, now = Date.now(), key }: Submit & { flexible: boolean }) => ({
      now,
      ...judged(parse({ ...context, now }, flexible), context, key),
    })),
  },
  guards: {
    isIncomplete: ({ context: { draft, errors } }) =>
      Object.keys(errors).some((name) => isBlank(draft[name as keyof ConsultationDraft])),
    isFlexible: stateIn({ time: 'flexible' }),
    isNotSubmitting: not(stateIn({ booking: 'submitting' })),
  },
})

/** What the visitor can do in each state of the booking but `submitting`: enter on, which leads to idle, and submit. */
const on = {
  'draft.change': { target: 'idle', actions: { type: 'changeDraft', params: ({ event }: Changed) => event.change } },
  'time.*': 'idle',
  submit: {
    target: 'idle.checking',
    actions: consultation.enqueueActions(({ check, enqueue, event }) =>
      enqueue({ type: 'judge', params: { ...(event as Submit), flexible: check('isFlexible') } }),
    ),
  },
} as const

/** The visitor chooses a day, an hour (or any) and a timezone, and books. A booking that failed stays in the form. */
export const consultationMachine = consultation.createMachine({
  id: 'consultation',
  context: initialContext,
  type: 'parallel',
  states: {
    booking: {
      initial: 'idle',
      states: {
        idle: {
          description: 'The visitor can change the draft and submit it.',
          tags: 'idle',
          on,
          initial: 'clean',
          states: {
            clean: { description: 'No field is marked, valid or not: this draft has not been submitted yet.' },
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
            checking: {
              description: 'The draft has been parsed, once; the machine never stays here.',
              always: [
                { guard: 'isValid', target: '#consultation.booking.submitting' },
                { guard: 'isIncomplete', target: 'invalid', actions: { type: 'toast', params: says.incomplete } },
                { target: 'invalid', actions: { type: 'toast', params: says.invalid } },
              ],
            },
          },
        },
        submitting: submitting(['#consultation.booking.success', '#consultation.time.specific']),
        success: {
          description: 'The booking was accepted and the form is empty. The next input leads back to idle.',
          tags: 'success',
          entry: { type: 'toast', params: says.sent },
          on,
        },
        failure: {
          description: 'The booking was not accepted and is still in the form. The next input leads back to idle.',
          tags: 'failure',
          entry: { type: 'toast', params: says.failed },
          on,
        },
      },
    },
    time: {
      description: 'Whether the visitor chooses an hour or any time works. Nothing else changes the hour.',
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

// A prerendered page has no actor, so it shows the form as empty, with a specific time.
type Snapshot = SnapshotFrom<typeof consultationMachine> | undefined

/** Returns the visitor's entries. */
export const consultationDraft = (snapshot: Snapshot): ConsultationDraft =>
  snapshot?.context.draft ?? emptyConsultationDraft

/** Returns whether any time works, so that no hour can be chosen. */
export const isFlexible = (snapshot: Snapshot): boolean => snapshot?.matches({ time: 'flexible' }) ?? false

/** Returns what the form contains. */
export const consultationValues = (snapshot: Snapshot): ConsultationValues => ({
  ...consultationDraft(snapshot),
  flexible: isFlexible(snapshot),
})
