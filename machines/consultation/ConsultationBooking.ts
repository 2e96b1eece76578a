import * as v from 'valibot'
import { emailAddress, line, phoneNumber } from '../text.ts'
import { addYears, compareDays, fromLongDate, type Day } from './day.ts'
import { wallTime } from './moment.ts'
import { timezoneCodes } from './timezones.ts'

/** D9: what a booking says when no hour was chosen. */
export const anyTime = 'Flexible - Any time works'

/** D9: the full hours that can be chosen, 06:00 to 22:00. */
export const hours = Array.from({ length: 17 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`)

const dateHelp = 'Choose a date'
export const bookedYearsAhead = 2

// All checks of a text are made, so those of the day pass what is none. A function does not know where the visitor is:
// it counts by the last place on earth to leave a day, and by the first to enter it.
const isDayOr = (judge: (day: Day) => boolean) => (text: string) => {
  const day = fromLongDate(text)
  return day === undefined || judge(day)
}
const notPast = (now: () => Date) => isDayOr((day) => compareDays(day, wallTime(now(), 'Etc/GMT+12')) >= 0)
const near = (now: () => Date) =>
  isDayOr((day) => compareDays(day, addYears(wallTime(now(), 'Etc/GMT-14'), bookedYearsAhead)) <= 0)

/**
 * What send-consultation-email takes: exactly these fields, trimmed. Serves the form, the mocks and the function.
 *
 * @param now asked at each judgement, because a page may stay open over midnight (D7)
 */
export function consultationBooking(now: () => Date) {
  return v.strictObject({
    name: line(200, 'Enter your name'),
    email: emailAddress,
    phone: phoneNumber,
    date: v.pipe(
      v.string(dateHelp),
      v.check((text) => fromLongDate(text) !== undefined, dateHelp),
      v.check(notPast(now), 'Choose a date that has not passed'),
      v.check(near(now), 'Choose a date within the next two years'),
    ),
    time: v.picklist([...hours, anyTime], 'Choose a time, or tick that any time works'),
    timezone: v.picklist(timezoneCodes, 'Choose a timezone'),
  })
}
export type ConsultationBooking = v.InferOutput<ReturnType<typeof consultationBooking>>
