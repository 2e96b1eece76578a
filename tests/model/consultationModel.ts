import { consultationFields } from '#machines/consultation/ConsultationBooking.ts'
import { emptyConsultationDraft } from '#machines/consultation/ConsultationDraft.ts'
import {
  consultationDraft,
  consultationErrors,
  consultationState,
  isFlexible,
} from '#machines/consultation/consultationState.ts'
import { startConsultation, stoppedClock } from '../fixtures/startConsultation.ts'
import { visitorByLabel } from '../fixtures/visitor.ts'
import { labeled, named, type Entries, type Rules } from './expectedForm.ts'
import type { Specification } from './paths.ts'
import type { RunningForm } from './replayPath.ts'

const flexible = 'Any time works for me (flexible)'
const time = 'Preferred Time *'
const date = 'Preferred Date *'

/** A Friday morning in Bratislava, and half an hour after the following midnight. */
const today = '2027-03-05T09:30:00Z'
const nextDay = '2027-03-05T23:30:00Z'

/** The payload name of each field; the checkbox for a flexible time has none. */
const names: Record<string, string> = Object.fromEntries(
  Object.entries(consultationFields).flatMap(([name, { label }]) => (label === flexible ? [] : [[label, name]])),
)

const missing: Record<string, string> = {
  'Full Name *': 'Enter your name',
  'Email Address *': 'Enter your email address',
  'Phone Number *': 'Enter your phone number',
  [date]: 'Choose a date',
  [time]: 'Choose a time, or tick “Any time works for me”',
}

const longDates: Record<string, string> = { '2027-03-06': 'March 6, 2027', '2027-03-08': 'March 8, 2027' }
const longDate = (entries: Entries) => longDates[String(entries[date])]
const isMissing = (entries: Entries, label: string) => entries[label] === '' && !(label === time && entries[flexible])

const rules: Rules = {
  empty: {
    'Full Name *': '',
    'Email Address *': '',
    'Phone Number *': '',
    [date]: '',
    [time]: '',
    'Timezone *': 'CET',
    [flexible]: false,
  },
  line: 'Phone Number *',
  status: {
    submitting: 'Sending your request…',
    success: 'Request sent. Thank you.',
    failure: 'Request not sent. Everything you entered is still here.',
  },
  button: { text: 'Schedule Consultation', busyText: 'Scheduling...', isEnabled: () => true },
  toasts: {
    accepted: 'Success! We will send you a meeting link via email and SMS shortly.',
    failed: 'Error Failed to book consultation. Please try again.',
    invalid: (entries) =>
      Object.keys(missing).some((label) => isMissing(entries, label))
        ? 'Error Please fill in all fields'
        : 'Error Please correct the marked fields',
  },
  enter(entries, change) {
    const entered = { ...entries, ...change }
    return change[flexible] === true ? { ...entered, [time]: '' } : entered
  },
  getErrors(entries, isNextDay) {
    const errors = Object.entries(entries).flatMap(([label, value]) => {
      if (isMissing(entries, label) && missing[label] !== undefined) return [[label, missing[label]]]
      if (value === 'jana@') return [[label, 'Enter an email address in the format name@company.com']]
      return value === '2027-03-06' && isNextDay ? [[label, 'Choose tomorrow or a later date']] : []
    })
    return Object.fromEntries(errors) as Record<string, string>
  },
  getContent: ({ [flexible]: isFlexible, ...entries }) => ({
    ...named(names, entries),
    date: longDate(entries),
    ...(isFlexible === true && { time: 'Flexible - Any time works' }),
  }),
  getHints(entries) {
    const day = longDate(entries)
    return Object.fromEntries(day === undefined ? [] : [[date, `You chose ${day}.`]])
  },
  announced(entries) {
    const day = longDate(entries)
    return day !== undefined && entries[time] === '10:00' && entries['Timezone *'] === 'GMT'
      ? [`10:00 GMT is 11:00 on ${day} in your time zone (Europe/Bratislava).`]
      : []
  },
  locked: (entries) => (entries[flexible] === true ? [time] : []),
}

/** The specification of the booking form. */
export const consultationModel = {
  rules,
  acts: {
    'fills in': {
      does: 'edit',
      change: {
        ...visitorByLabel,
        [date]: '2027-03-06',
        'Timezone *': 'GMT',
      },
    },
    'chooses an hour': { does: 'edit', change: { [time]: '10:00' } },
    clicks: { does: 'click' },
    'is refused': { does: 'be refused' },
    'is accepted': { does: 'be accepted' },
    'presses Enter': { does: 'press Enter' },
    'ticks any time': { does: 'edit', change: { [flexible]: true } },
    'unticks any time': { does: 'edit', change: { [flexible]: false } },
    misspells: { does: 'edit', change: { 'Email Address *': 'jana@' } },
    'sees midnight pass': { does: 'see midnight pass' },
    'chooses a later day': { does: 'edit', change: { [date]: '2027-03-08' } },
    'comes back': { does: 'come back' },
  },
} satisfies Specification

/** Starts the booking machine with a stopped clock and a fake endpoint, for a driver. */
export function runConsultation() {
  const clock = stoppedClock(today)
  const { actor, ...form } = startConsultation(emptyConsultationDraft, clock)
  return {
    ...form,
    actor,
    send(act) {
      if (act.does !== 'edit') {
        return actor.send({ type: act.does === 'come back' ? 'page.restored' : 'consultation.submit' })
      }
      const { [flexible]: isFlexible, [time]: hour, ...others } = act.change
      if (isFlexible !== undefined) return actor.send({ type: isFlexible ? 'time.setFlexible' : 'time.setSpecific' })
      if (hour !== undefined) return actor.send({ type: 'time.setSpecific', hour: String(hour) })
      actor.send({ type: 'draft.change', change: named(names, others) })
    },
    midnight: () => clock.set(nextDay),
    shown() {
      const snapshot = actor.getSnapshot()
      const state = consultationState(snapshot)
      return {
        state,
        entries: { ...labeled(names, consultationDraft(snapshot)), [flexible]: isFlexible(snapshot) },
        errors: labeled(names, consultationErrors(snapshot)),
        isEnabled: state !== 'submitting',
      }
    },
  } satisfies RunningForm & { actor: unknown; clock: unknown }
}
