import * as v from 'valibot'
import { describeFieldIssue } from './errors.ts'
import { rulesOf, type Fields } from './fields.ts'
import { emailAddress, line, phoneNumber } from './text.ts'
import { addYears, compareDays, fromLongDate, type Day } from './day.ts'
import { toInstant, wallTime, timezoneCodes, timezones } from './moment.ts'

/** The time of a booking without a chosen hour. */
export const anyTime = 'Flexible - Any time works'

/** The first and the last hour that can be booked, in the chosen time zone. */
export const bookableHours = { first: 6, last: 22 }

/** The full hours that can be booked, as `06:00`. A calendar entry and the visitor's own time know no other minute. */
export const hours = Array.from(
  { length: bookableHours.last - bookableHours.first + 1 },
  (_, index) => `${String(bookableHours.first + index).padStart(2, '0')}:00`,
)

const dateHelp = 'Choose a date'
const timeHelp = 'Choose a time, or tick “Any time works for me”'
export const bookedYearsAhead = 2

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
  name: {
    label: 'Full Name *',
    control: { type: 'text', autoComplete: 'name', required: true },
    rule: line(200, 'Enter your name'),
    mail: 'Name',
  },
  email: {
    label: 'Email Address *',
    control: { type: 'email', autoComplete: 'email', required: true },
    rule: emailAddress,
    mail: 'Email',
  },
  phone: {
    label: 'Phone Number *',
    control: { type: 'tel', autoComplete: 'tel', placeholder: '+421 XXX XXX XXX', required: true },
    rule: phoneNumber,
    mail: 'Phone',
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
    control: { required: true, defaultValue: 'CET' },
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
  return v.strictObject(
    {
      ...rules,
      date: v.pipe(
        rules.date,
        checkDay((day) => isNotPast(day, now()), 'Choose a date that hasn’t passed'),
        checkDay((day) => isNear(day, now()), 'Choose a date within the next two years'),
      ),
    },
    describeFieldIssue,
  )
}
export type ConsultationBooking = v.InferOutput<ReturnType<typeof consultationBooking>>

/** Returns when a booked consultation starts; undefined if any time works. */
export function startOf({ date, time, timezone }: ConsultationBooking): Date | undefined {
  return time === anyTime ? undefined : toInstant(fromLongDate(date)!, parseInt(time), timezones[timezone].place)
}

/** Returns the day of a booking with its weekday, as `Friday, March 12, 2027`. */
export function bookedDay({ date }: ConsultationBooking): string {
  const noon = toInstant(fromLongDate(date)!, 12, 'UTC')
  return `${noon.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}, ${date}`
}
