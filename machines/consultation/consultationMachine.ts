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
import { judge, setUpForm, type FormContext, type Submit } from '../form.ts'

type Context = FormContext<ConsultationDraft, ConsultationBooking>
type TimeEvent = { type: 'time.setFlexible' } | { type: 'time.setSpecific'; hour?: string }

const { says } = consultationForm
const { form, submitting } = setUpForm<
  ConsultationDraft,
  ConsultationBooking,
  Partial<Omit<ConsultationDraft, 'time'>>,
  TimeEvent
>(emptyConsultationDraft)

/** Parses the draft as it would be booked at the time of the last submit. */
const parse = ({ draft, now, timeZone }: Context, flexible: boolean) =>
  validateConsultation({ ...draft, flexible }, { now: () => new Date(now), timeZone })

/** The visitor chooses a day, an hour (or any) and a timezone, and books. A booking that failed stays in the form. */
export const consultationMachine = form
  .extend({
    actions: {
      validate: assign(({ context }, { flexible, hour }: { flexible: boolean; hour?: string | undefined }) => ({
        errors: parse({ ...context, draft: { ...context.draft, time: hour ?? context.draft.time } }, flexible).errors,
      })),
      chooseHour: assign(({ context: { draft } }, hour: string | undefined) => ({
        draft: { ...draft, time: hour ?? draft.time },
      })),
      prepareAttempt: assign(({ context }, { flexible, ...event }: Submit & { flexible: boolean }) =>
        judge(parse({ ...context, now: event.now }, flexible), context, event),
      ),
    },
    guards: {
      isIncomplete: ({ context: { draft, errors } }) =>
        Object.keys(errors).some((name) => isBlank(draft[name as keyof ConsultationDraft])),
      isFlexible: stateIn({ time: 'flexible' }),
      isNotSubmitting: not(stateIn({ booking: 'submitting' })),
    },
  })
  .createMachine({
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
              'draft.change': {
                target: '.idle',
                actions: { type: 'changeDraft', params: ({ event }) => event.change },
              },
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
                tags: 'success',
                entry: { type: 'toast', params: says.sent },
              },
              failure: {
                description:
                  'The booking was not accepted and is still in the form. The next input leads back to idle.',
                tags: 'failure',
                entry: { type: 'toast', params: says.failed },
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
                actions: { type: 'toast', params: says.incomplete },
              },
              { target: 'editing.idle.invalid', actions: { type: 'toast', params: says.invalid } },
            ],
          },
          submitting: submitting(['#consultation.booking.editing.success', '#consultation.time.specific']),
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
