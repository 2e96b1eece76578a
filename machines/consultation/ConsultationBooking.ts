import * as v from 'valibot'
import { describeFieldIssue } from '../errors.ts'
import { emailAddress, line, phoneNumber } from '../text.ts'
import { addYears, compareDays, fromLongDate, type Day } from './day.ts'
import { wallTime } from './moment.ts'
import { timezoneCodes } from './timezones.ts'

/** The time of a booking without a chosen hour (D9). */
export const anyTime = 'Flexible - Any time works'

/** The full hours from 06:00 to 22:00 (D9). */
export const hours = Array.from({ length: 17 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`)

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

/**
 * Returns the schema of the payload of send-consultation-email: exactly these fields, trimmed. Used by the form, the
 * mocks and the server.
 *
 * @param now called at each validation, because a page may stay open over midnight (D7)
 */
export function consultationBooking(now: () => Date) {
  return v.strictObject(
    {
      name: line(200, 'Enter your name'),
      email: emailAddress,
      phone: phoneNumber,
      date: v.pipe(
        v.string(dateHelp),
        v.check((text) => fromLongDate(text) !== undefined, dateHelp),
        checkDay((day) => isNotPast(day, now()), 'Choose a date that hasn’t passed'),
        checkDay((day) => isNear(day, now()), 'Choose a date within the next two years'),
      ),
      time: v.picklist([...hours, anyTime], timeHelp),
      timezone: v.picklist(timezoneCodes, 'Choose a time zone'),
    },
    describeFieldIssue,
  )
}
export type ConsultationBooking = v.InferOutput<ReturnType<typeof consultationBooking>>
