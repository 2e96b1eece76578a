import * as v from 'valibot'
import { describeFieldIssue, validate, type Validated } from './errors.ts'
import { readValues, rulesOf, type Fields, type FormValues } from './fields.ts'
import type { Form, ToastMessage } from './form.ts'
import { person } from './person.ts'
import { phoneNumber } from './text.ts'
import { invalidFields } from './describeFailure.ts'
import { addDays, addYears, compareDays, fromIsoDate, fromLongDate, longDate, type Day } from './day.ts'
import { anyTime, hours, startOf } from './requestedTime.ts'
import { defaultTimezone, timezoneCodes, timezones, visitorsClock, wallTime, type Clock } from './moment.ts'

const dateHelp = 'Choose a date'
const timeHelp = 'Choose a time, or check “Any time works for me”'
const bookedYearsAhead = 2

// The server does not know the visitor's time zone, so it accepts the day of every zone: UTC-12 ends a day last, UTC+14
// starts it first.
const isNotPast = (day: Day, now: Date) => compareDays(day, wallTime(now, 'Etc/GMT+12')) >= 0
const isNear = (day: Day, now: Date) => compareDays(day, addYears(wallTime(now, 'Etc/GMT-14'), bookedYearsAhead)) <= 0

// A pipe runs all its checks, so this also receives texts that an earlier check has rejected.
const checkDay = (isRight: (day: Day) => boolean, help: string) =>
  v.check((text: string) => {
    const day = fromLongDate(text)
    return day === undefined || isRight(day)
  }, help)

/** The fields of the booking form. */
export const consultationFields = {
  name: { label: 'Full Name *', ...person.name },
  email: { label: 'Email Address *', ...person.email },
  phone: {
    label: 'Phone Number *',
    ...person.phone,
    control: { ...person.phone.control, required: true },
    rule: phoneNumber,
  },
  date: {
    label: 'Preferred Date *',
    control: { type: 'date', required: true },
    rule: v.pipe(
      v.string(dateHelp),
      v.check((text) => fromLongDate(text) !== undefined, dateHelp),
    ),
    mail: null,
  },
  time: {
    label: 'Preferred Time *',
    control: { required: true },
    options: hours,
    rule: v.picklist([...hours, anyTime], timeHelp),
    mail: null,
  },
  timezone: {
    label: 'Timezone *',
    control: { required: true, defaultValue: defaultTimezone },
    options: timezoneCodes,
    rule: v.picklist(timezoneCodes, 'Choose a time zone'),
    mail: null,
  },
  // The time that is sent is derived from it.
  flexible: { label: 'Any time works for me (flexible)', control: { type: 'checkbox' }, mail: null },
} satisfies Fields

const rules = rulesOf(consultationFields)

/**
 * Returns the schema of the payload of send-consultation-email: exactly these fields, trimmed. Used by the form, the
 * mocks and the server.
 *
 * @param now called at each validation, because a page may stay open over midnight
 */
export function consultationBooking(now: () => Date) {
  return v.pipe(
    v.strictObject(
      {
        ...rules,
        date: v.pipe(
          rules.date,
          checkDay((day) => isNotPast(day, now()), 'Choose a date that hasn’t passed'),
          checkDay((day) => isNear(day, now()), 'Choose a date within the next two years'),
        ),
      },
      describeFieldIssue,
    ),
    // A visitor west of the chosen zone can pick a day there whose first hours are over.
    v.forward(
      v.partialCheck(
        [['date'], ['time'], ['timezone']],
        (asked) => (startOf(asked) ?? Infinity) >= now(),
        'That time has already passed in this time zone. Choose a later one.',
      ),
      ['time'],
    ),
  )
}
export type ConsultationBooking = v.InferOutput<ReturnType<typeof consultationBooking>>

/**
 * The form's content: `date` is an ISO date, `time` is a full hour, both are empty until chosen; `flexible` says that any
 * time works.
 */
export type ConsultationValues = FormValues<typeof consultationFields>

/** The same without the choice of any time, which is a state of the machine. */
export type ConsultationDraft = Omit<ConsultationValues, 'flexible'>

export const emptyConsultationValues: ConsultationValues = readValues(consultationFields)
export const { flexible: _, ...emptyConsultationDraft } = emptyConsultationValues

/** Returns the first day whose midnight in the visitor's zone is not before now. */
export function firstDay({ now, timeZone }: Clock): Day {
  return addDays(wallTime(new Date(now().getTime() - 1), timeZone), 1)
}

/** Returns days that can be booked, four weeks apart: enough to tell the clocks of two zones apart. */
export const bookableSample = (clock: Clock): Day[] =>
  Array.from({ length: 13 * bookedYearsAhead }, (_, index) => addDays(firstDay(clock), 28 * index))

/** Returns the last day that can be booked. */
export const lastDay = ({ now, timeZone }: Clock): Day => addYears(wallTime(now(), timeZone), bookedYearsAhead)

/** Returns whether a day can be picked now (D7). */
export function canBePicked(day: Day, clock: Clock): boolean {
  return compareDays(day, firstDay(clock)) >= 0 && compareDays(day, lastDay(clock)) <= 0
}

/** Returns the values as a payload, neither validated nor trimmed. */
export function createBooking({ flexible, ...draft }: ConsultationValues): ConsultationBooking {
  const day = fromIsoDate(draft.date)
  return { ...draft, date: day ? longDate(day) : '', time: flexible ? anyTime : draft.time }
}

/**
 * Parses the form's content into the booking to send, or returns an error for each invalid field.
 *
 * @param clock the time of this validation: a page may stay open over midnight
 */
export function validateConsultation(
  values: ConsultationValues,
  clock = visitorsClock,
): Validated<ConsultationBooking, keyof ConsultationDraft> {
  const { body, errors } = validate(consultationBooking(clock.now), createBooking(values))
  const day = fromIsoDate(values.date)
  // Where the visitor's own time zone is unknown, the day begins and ends in the chosen one.
  const chosen = Object.hasOwn(timezones, values.timezone) ? timezones[values.timezone].place : undefined
  if (day && !errors.date && !canBePicked(day, { ...clock, timeZone: clock.timeZone ?? chosen }))
    errors.date = 'Choose tomorrow or a later date'
  // Who types 27 for 2027 has entered a date of the year 27.
  if (/^0\d{3}-/.test(values.date)) errors.date = 'Enter the year with four digits'
  // One correction is enough: of a day that has passed, all hours have.
  if (errors.date && startOf(createBooking(values))) delete errors.time
  return { body: Object.keys(errors).length === 0 ? body : undefined, errors }
}

const error = (description: string): ToastMessage => ({ kind: 'titled', title: 'Error', description, urgent: true })

/** The form that books a free consultation. */
export const consultationForm = {
  function: 'send-consultation-email',
  pages: ['/free-consultation'],
  draftKey: 'consultation',
  event: 'consultation.requested',
  fields: consultationFields,
  schema: consultationBooking,
  validate: validateConsultation,
  notice: {
    purpose: 'arrange and hold your consultation',
    withdraw: 'your request',
    basis: 'Steps taken at your request before a contract, Article 6(1)(b) GDPR',
  },
  sends: 'request',
  says: {
    sent: {
      kind: 'titled',
      title: 'Success!',
      description: 'We will send you a meeting link via email and SMS shortly.',
    },
    failed: error('Failed to book consultation. Please try again.'),
    incomplete: error('Please fill in all fields'),
    invalid: error(invalidFields),
  },
} as const satisfies Form
