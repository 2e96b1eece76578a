import { createActor, SimulatedClock } from 'xstate'
import {
  consultationForm,
  emptyConsultationDraft,
  emptyConsultationValues,
  validateConsultation,
  type ConsultationBooking,
  type ConsultationDraft,
  type ConsultationValues,
} from '#contract/consultation.ts'
import { addDays, longDate } from '#contract/day.ts'
import { describeOutcome } from '#contract/describeFailure.ts'
import { wallTime } from '#contract/moment.ts'
import { anyTime } from '#contract/requestedTime.ts'
import { consultationMachine, consultationValues } from '#machines/consultation/consultationMachine.ts'
import { showForm, submit } from '#machines/form.ts'
import { booking, draft } from '../fixtures/visitor.ts'
import { fakeEndpoint, record, refusedEmail, stoppedClock, type Values } from '../fixtures/startForms.ts'
import type { After, Scenario, TestedForm } from './scenario.ts'

const { time, ...introduced } = draft
const { fields, says } = consultationForm
const { sent: booked, failed, incomplete, invalid } = says
/** What the form says of an entry on the day of these scenarios. */
const errorsOf = (values: Partial<ConsultationValues>) =>
  validateConsultation({ ...emptyConsultationValues, ...values }, stoppedClock()).errors
const missing = errorsOf({})
const withoutTime = { time: missing.time! }
const misspelled = errorsOf({ ...draft, email: 'jana@' })
const tooEarly = errorsOf({ ...draft, date: '2027-03-05' })
const atAnyTime = { ...booking, time: anyTime }
const kept = 'Everything you entered is still here.'
const unknown = `${describeOutcome('request', undefined)} ${kept}`
const refused: After = {
  state: 'failure',
  toast: failed,
  errors: refusedEmail,
  status: `${describeOutcome('request', 'refused')} ${kept} Please correct it.`,
}
const thanks = 'Request sent.\nThank you.'

/** What a visitor of the booking form does on March 5, 2027, and what is expected after each act. */
const scenarios: Record<string, Scenario> = {
  'books an hour once, and then any time': [
    [introduced, { state: 'idle' }],
    [{ time }, { state: 'idle' }],
    ['presses Enter', { state: 'submitting', sends: { body: booking, key: 'new' }, focus: fields.phone.label }],
    ['presses Enter', { state: 'submitting' }],
    ['waits a minute', { state: 'submitting' }],
    ['is accepted', { state: 'success', toast: booked, values: emptyConsultationValues, focus: thanks }],
    [introduced, { state: 'idle' }],
    [{ flexible: true }, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: atAnyTime, key: 'new' } }],
    ['is accepted', { state: 'success', toast: booked, values: emptyConsultationValues, focus: thanks }],
    ['presses Enter', { state: 'idle', toast: incomplete, errors: missing, focus: fields.name.label }],
  ],
  'tries again what was refused, under its key until it differs': [
    [introduced, { state: 'idle' }],
    [{ time }, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: booking, key: 'new' } }],
    ['is refused', { state: 'failure', toast: failed, focus: 'Schedule Consultation' }],
    [{ name: ` ${draft.name} ` }, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: booking, key: 'same' } }],
    ['is refused', { state: 'failure', toast: failed }],
    [{ flexible: true }, { state: 'idle', values: { time: '' } }],
    ['clicks', { state: 'submitting', sends: { body: atAnyTime, key: 'new' } }],
    ['is refused for a field', { ...refused, focus: fields.email.label }],
    ['clicks', { state: 'submitting', sends: { body: atAnyTime, key: 'same' } }],
    ['is refused', { state: 'failure', toast: failed }],
    [{ flexible: false }, { state: 'idle' }],
    ['clicks', { state: 'idle', toast: incomplete, errors: withoutTime, focus: fields.time.label }],
  ],
  'comes back to a booking that was on its way': [
    [introduced, { state: 'idle' }],
    [{ flexible: true }, { state: 'idle' }],
    ['comes back', { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: atAnyTime, key: 'new' } }],
    ['comes back', { state: 'failure', toast: failed, status: unknown, focus: 'Schedule Consultation' }],
    ['is accepted', { state: 'failure', status: unknown }],
    ['clicks', { state: 'submitting', sends: { body: atAnyTime, key: 'same' } }],
    ['comes back', { state: 'failure', toast: failed, status: unknown }],
    ['clicks', { state: 'submitting', sends: { body: atAnyTime, key: 'same' } }],
    ['is accepted too late', { state: 'submitting' }],
    ['is accepted', { state: 'success', toast: booked, values: emptyConsultationValues, focus: thanks }],
    [{ flexible: true }, { state: 'idle' }],
  ],
  'corrects what is missing or wrong': [
    ['clicks', { state: 'idle', toast: incomplete, errors: missing, focus: fields.name.label }],
    [
      { ...introduced, date: '2027-03-05' },
      { state: 'idle', errors: { ...tooEarly, ...withoutTime } },
    ],
    ['clicks', { state: 'idle', toast: incomplete, errors: { ...tooEarly, ...withoutTime }, focus: fields.date.label }],
    [{ flexible: true }, { state: 'idle', errors: tooEarly }],
    ['clicks', { state: 'idle', toast: invalid, errors: tooEarly, focus: fields.date.label }],
    [{ name: 'Jana' }, { state: 'idle', errors: tooEarly }],
    [{ flexible: false }, { state: 'idle', errors: { ...tooEarly, ...withoutTime } }],
    [{ time }, { state: 'idle', errors: tooEarly }],
    [{ email: 'jana@' }, { state: 'idle', errors: { ...misspelled, ...tooEarly } }],
    [
      'presses Enter',
      { state: 'idle', toast: invalid, errors: { ...misspelled, ...tooEarly }, focus: fields.email.label },
    ],
    [introduced, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: booking, key: 'new' } }],
    ['is accepted', { state: 'success', toast: booked, values: emptyConsultationValues, focus: thanks }],
    [{ time }, { state: 'idle' }],
  ],
}

/** Starts the booking machine with a stopped clock and a fake endpoint, and what a visitor does with its form. */
export function startConsultation(draft: ConsultationDraft = emptyConsultationDraft) {
  const { send, ...endpoint } = fakeEndpoint<ConsultationBooking>()
  const [clock, timers] = [stoppedClock(), new SimulatedClock()]
  const machine = consultationMachine.provide({ actors: { send } })
  const actor = createActor(machine, { input: { draft, timeZone: clock.timeZone }, clock: timers })
  return {
    ...endpoint,
    ...record(actor),
    refused: refusedEmail,
    actor: actor.start(),
    clock,
    timers,
    enter({ time, flexible, ...change }: Values) {
      if (Object.keys(change).length > 0) actor.send({ type: 'draft.change', change })
      if (time !== undefined) actor.send({ type: 'time.setSpecific', hour: String(time) })
      if (flexible !== undefined) actor.send({ type: flexible === true ? 'time.setFlexible' : 'time.setSpecific' })
    },
    submit: () => actor.send(submit(clock.now().getTime())),
    look() {
      const snapshot = actor.getSnapshot()
      const { state, errors } = showForm(snapshot, emptyConsultationDraft)
      return { state, errors, values: consultationValues(snapshot) as Values, canSubmit: state !== 'submitting' }
    },
  }
}

export const testedConsultation = {
  entries: draft,
  // The endpoints know what day it is.
  payload: { ...booking, date: longDate(addDays(wallTime(new Date(), 'UTC'), 30)) },
  wrong: { field: 'email', value: 'jana@localhost', error: 'name@company.com' },
  start: startConsultation,
  scenarios,
} satisfies TestedForm
