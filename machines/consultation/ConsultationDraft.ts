import { faultsOf, type Faults } from '../faults.ts'
import { isBlank } from '../text.ts'
import { anyTime, bookedYearsAhead, consultationBooking, type ConsultationBooking } from './ConsultationBooking.ts'
import { addDays, addYears, compareDays, fromIsoDate, longDate, type Day } from './day.ts'
import { instantOf, wallTime, type Clock } from './moment.ts'
import { timezones, type TimezoneCode } from './timezones.ts'

/** What stands in the form: `date` as a date field holds it, `time` empty until chosen, an hour, or that any will do. */
export type ConsultationDraft = {
  name: string
  email: string
  phone: string
  date: string
  time: string
  timezone: TimezoneCode
}

export const emptyConsultationDraft: ConsultationDraft = {
  name: '',
  email: '',
  phone: '',
  date: '',
  time: '',
  timezone: 'CET',
}

/** D7: the first day whose midnight, where the visitor is, is not before now. */
export function firstDay({ now, timeZone }: Clock): Day {
  return addDays(wallTime(new Date(now().getTime() - 1), timeZone), 1)
}

/** The last day that can be booked. */
export const lastDay = ({ now, timeZone }: Clock): Day => addYears(wallTime(now(), timeZone), bookedYearsAhead)

/** Whether the calendar lets a day be picked now (D7). */
export function canBePicked(day: Day, clock: Clock): boolean {
  return compareDays(day, firstDay(clock)) >= 0 && compareDays(day, lastDay(clock)) <= 0
}

/** The draft as it would be sent, before it is judged and trimmed. */
export function bookingOf(draft: ConsultationDraft): ConsultationBooking {
  const day = fromIsoDate(draft.date)
  return { ...draft, date: day ? longDate(day) : '' }
}

/** The chosen moment (D21: the day is the day in the chosen zone); undefined while day or hour are open. */
export function momentOf({ date, time, timezone }: ConsultationDraft): Date | undefined {
  const day = fromIsoDate(date)
  const hour = /^\d\d:00$/.test(time) ? Number(time.slice(0, 2)) : undefined
  return day && hour !== undefined ? instantOf(day, hour, timezones[timezone].place) : undefined
}

/** What still has to be mended before the draft can be sent. Asked anew at each submit, so midnight cannot slip by. */
export function consultationFaults(draft: ConsultationDraft, clock: Clock): Faults<keyof ConsultationDraft> {
  const faults = faultsOf(consultationBooking(clock.now), bookingOf(draft))
  const day = fromIsoDate(draft.date)
  if (day && !faults.date && !canBePicked(day, clock)) faults.date = 'Choose a date from tomorrow on'
  const moment = momentOf(draft)
  // A visitor west of the chosen zone can pick a day there whose first hours are over.
  if (moment && !faults.date && moment < clock.now()) faults.time = 'This hour has passed in that timezone'
  return faults
}

/** Whether a required field is still empty, which the visitor is told in the owner's words (section 5). */
export function isIncomplete(draft: ConsultationDraft): boolean {
  return Object.values(draft).some(isBlank)
}

/** Whether the draft says that any time will do. */
export const isAnyTime = (draft: ConsultationDraft) => draft.time === anyTime
