import { createActor, SimulatedClock } from 'xstate'
import {
  emptyConsultationDraft,
  emptyConsultationValues,
  type ConsultationBooking,
  type ConsultationDraft,
} from '#contract/consultation.ts'
import { addDays, longDate } from '#contract/day.ts'
import type { ToastMessage } from '#contract/form.ts'
import { wallTime } from '#contract/moment.ts'
import { consultationMachine, consultationValues } from '#machines/consultation/consultationMachine.ts'
import { showForm, submit } from '#machines/form.ts'
import { booking, draft } from '../fixtures/visitor.ts'
import { fakeEndpoint, record, refusedEmail, stoppedClock, type Values } from '../fixtures/startForms.ts'
import type { After, Scenario, TestedForm } from './scenario.ts'

const { time, ...introduced } = draft
const titled = (title: string, description: string) => ({ kind: 'titled', title, description }) as const
const error = (description: string): ToastMessage => ({ ...titled('Error', description), urgent: true })
const booked = titled('Success!', 'We will send you a meeting link via email and SMS shortly.')
const failed = error('Failed to book consultation. Please try again.')
const isMissing = error('Please fill in all fields')
const isWrong = error('Please check the highlighted fields')
const withoutTime = { time: 'Choose a time, or check “Any time works for me”' }
const missing = {
  name: 'Enter your name',
  email: 'Enter your email address',
  phone: 'Enter your phone number',
  date: 'Choose a date',
  ...withoutTime,
}
const misspelled = { email: 'Enter an email address in the format name@company.com' }
const tooEarly = { date: 'Choose tomorrow or a later date' }
const atAnyTime = { ...booking, time: 'Flexible - Any time works' }
const unknown = 'We can’t tell whether your request arrived. Everything you entered is still here.'
const refused: After = {
  state: 'failure',
  toast: failed,
  errors: refusedEmail,
  status: 'Your request was not accepted. Everything you entered is still here. Please correct it.',
}
const thanks = 'Request sent.\nThank you.'

/** What a visitor of the booking form does on March 5, 2027, and what is expected after each act. */
const scenarios: Record<string, Scenario> = {
  'books an hour once, and then any time': [
    [introduced, { state: 'idle' }],
    [{ time }, { state: 'idle' }],
    ['presses Enter', { state: 'submitting', sends: { body: booking, key: 'new' }, focus: 'Phone Number *' }],
    ['presses Enter', { state: 'submitting' }],
    ['waits a minute', { state: 'submitting' }],
    ['is accepted', { state: 'success', toast: booked, values: emptyConsultationValues, focus: thanks }],
    [introduced, { state: 'idle' }],
    [{ flexible: true }, { state: 'idle' }],
    ['clicks', { state: 'submitting', sends: { body: atAnyTime, key: 'new' } }],
    ['is accepted', { state: 'success', toast: booked, values: emptyConsultationValues, focus: thanks }],
    ['presses Enter', { state: 'idle', toast: isMissing, errors: missing, focus: 'Full Name *' }],
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
    ['is refused for a field', { ...refused, focus: 'Email Address *' }],
    ['clicks', { state: 'submitting', sends: { body: atAnyTime, key: 'same' } }],
    ['is refused', { state: 'failure', toast: failed }],
    [{ flexible: false }, { state: 'idle' }],
    ['clicks', { state: 'idle', toast: isMissing, errors: withoutTime, focus: 'Preferred Time *' }],
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
    ['clicks', { state: 'idle', toast: isMissing, errors: missing, focus: 'Full Name *' }],
    [
      { ...introduced, date: '2027-03-05' },
      { state: 'idle', errors: { ...tooEarly, ...withoutTime } },
    ],
    ['clicks', { state: 'idle', toast: isMissing, errors: { ...tooEarly, ...withoutTime }, focus: 'Preferred Date *' }],
    [{ flexible: true }, { state: 'idle', errors: tooEarly }],
    ['clicks', { state: 'idle', toast: isWrong, errors: tooEarly, focus: 'Preferred Date *' }],
    [{ name: 'Jana' }, { state: 'idle', errors: tooEarly }],
    [{ flexible: false }, { state: 'idle', errors: { ...tooEarly, ...withoutTime } }],
    [{ time }, { state: 'idle', errors: tooEarly }],
    [{ email: 'jana@' }, { state: 'idle', errors: { ...misspelled, ...tooEarly } }],
    [
      'presses Enter',
      { state: 'idle', toast: isWrong, errors: { ...misspelled, ...tooEarly }, focus: 'Email Address *' },
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
