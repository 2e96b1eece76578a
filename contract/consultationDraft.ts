import { validate, type Validated } from './errors.ts'
import { readValues, type FormValues } from './fields.ts'
import {
  anyTime,
  bookedYearsAhead,
  consultationBooking,
  consultationFields,
  type ConsultationBooking,
} from './consultation.ts'
import { addDays, addYears, compareDays, fromIsoDate, longDate, type Day } from './day.ts'
import { toInstant, wallTime, timezones, type Clock } from './moment.ts'

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

/** Returns the chosen moment, whose day is the day in the chosen zone. Undefined without a day, an hour or a known zone. */
export function getMoment({ date, time, timezone }: ConsultationDraft): Date | undefined {
  const day = fromIsoDate(date)
  const hour = /^\d\d:00$/.test(time) ? Number(time.slice(0, 2)) : undefined
  const isKnown = Object.hasOwn(timezones, timezone)
  return day && hour !== undefined && isKnown ? toInstant(day, hour, timezones[timezone].place) : undefined
}

/**
 * Parses the form's content into the booking to send, or returns an error for each invalid field.
 *
 * @param clock the time of this validation: a page may stay open over midnight
 */
export function validateConsultation(
  values: ConsultationValues,
  clock: Clock,
): Validated<ConsultationBooking, keyof ConsultationDraft> {
  const { body, errors } = validate(consultationBooking(clock.now), createBooking(values))
  const day = fromIsoDate(values.date)
  if (day && !errors.date && !canBePicked(day, clock)) errors.date = 'Choose tomorrow or a later date'
  const moment = values.flexible ? undefined : getMoment(values)
  // A visitor west of the chosen zone can pick a day there whose first hours are over.
  if (moment && !errors.date && moment < clock.now())
    errors.time = 'That time has already passed in the chosen time zone'
  return { body: Object.keys(errors).length === 0 ? body : undefined, errors }
}
