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

// The last place on earth to leave a day, and the first to enter it: a function does not know where the visitor is.
const isNotPast = (day: Day, now: Date) => compareDays(day, wallTime(now, 'Etc/GMT+12')) >= 0
const isNear = (day: Day, now: Date) => compareDays(day, addYears(wallTime(now, 'Etc/GMT-14'), bookedYearsAhead)) <= 0

// Every check of a pipe runs, also after one has failed: what is no day at all is not judged again.
const ifDay = (judge: (day: Day) => boolean) => (text: string) => {
  const day = fromLongDate(text)
  return !day || judge(day)
}

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
      v.check(
        ifDay((day) => isNotPast(day, now())),
        'Choose a date that has not passed',
      ),
      v.check(
        ifDay((day) => isNear(day, now())),
        'Choose a date within the next two years',
      ),
    ),
    time: v.picklist([...hours, anyTime], 'Choose a time, or tick that any time works'),
    timezone: v.picklist(timezoneCodes, 'Choose a timezone'),
  })
}
export type ConsultationBooking = v.InferOutput<ReturnType<typeof consultationBooking>>
