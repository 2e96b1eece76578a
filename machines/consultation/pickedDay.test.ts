// The calendar's library works with local dates, so this is asked with the process in the visitor's zone.
import { Children, isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Calendar } from '#src/components/consultation/Calendar.tsx'
import { draft, stoppedClock } from '../../tests/startConsultation.ts'
import { days, zones } from '../../tests/zones.ts'
import { bookingOf, firstDay, lastDay } from './ConsultationDraft.ts'
import { addDays, isoDate, longDate, type Day } from './day.ts'
import { instantOf } from './moment.ts'

/** What our calendar hands to its library, as far as it is asked here. */
type Picker = { disabled: (date: Date) => boolean; onDayClick: (date: Date, modifiers: { disabled: boolean }) => void }

const ownZone = process.env['TZ']

afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownZone
})

/** Moves the process to a zone, and makes sure that it is there. */
function moveTo(zone: string) {
  process.env['TZ'] = zone
  expect(new Date(2027, 6, 1, 12)).toEqual(instantOf({ year: 2027, month: 7, day: 1 }, 12, zone))
}

/** The calendar as it stands on the page of a visitor in a zone. */
function openCalendar(zone: string, selected?: Day, now = '2026-12-30T12:00:00Z') {
  moveTo(zone)
  const picked: Day[] = []
  const clock = stoppedClock(now, zone)
  const calendar = Calendar({ selected, clock, onPick: (day) => picked.push(day), onCancel: () => undefined })
  const [picker] = Children.toArray((calendar as ReactElement<{ children: ReactElement[] }>).props.children)
  if (!isValidElement<Picker>(picker)) throw new Error('The calendar no longer begins with its DayPicker.')
  return { picked, clock, calendar, picker: picker.props }
}

const localDate = ({ year, month, day }: Day) => new Date(year, month - 1, day)

test.each(zones)('in %s the day that is clicked is the day that is sent, on every day of two years', (zone) => {
  const { picked, picker } = openCalendar(zone)
  for (const day of days) picker.onDayClick(localDate(day), { disabled: false })
  const sent = picked.map((day) => bookingOf({ ...draft, date: isoDate(day) }).date)
  expect(sent).toEqual(days.map(longDate))
})

test.each(zones)('in %s a month in which clocks are changed shows each of its days once', (zone) => {
  moveTo(zone)
  const offsetOn = ({ year, month, day }: Day) => new Date(year, month - 1, day, 12).getTimezoneOffset()
  for (const change of days.filter((day) => offsetOn(day) !== offsetOn(addDays(day, -1)))) {
    const html = renderToStaticMarkup(openCalendar(zone, change).calendar)
    const month = isoDate(change).slice(0, 8)
    const shown = Array.from(html.matchAll(/<td[^>]*data-day="([\d-]+)"/g), ([, day]) => day!)
    expect(shown.filter((day) => day.startsWith(month))).toEqual(
      days.map(isoDate).filter((day) => day.startsWith(month)),
    )
    const [chosen] = /<td[^>]*aria-selected="true"[^>]*>/.exec(html) ?? []
    expect(chosen).toContain(`data-day="${isoDate(change)}"`)
  }
})

test.each(['Africa/Cairo', 'America/Santiago', 'Asia/Beirut'])('in %s there are days without a midnight', (zone) => {
  moveTo(zone)
  expect(days.some((day) => localDate(day).getHours() !== 0)).toBe(true)
})

test.each(zones)('in %s the calendar offers the days from tomorrow on, for two years', (zone) => {
  const { picker, clock } = openCalendar(zone, undefined, '2027-03-05T09:30:00Z')
  const isOffered = (day: Day) => !picker.disabled(localDate(day))
  const [first, last] = [firstDay(clock), lastDay(clock)]
  expect([addDays(first, -1), first, last, addDays(last, 1)].map(isOffered)).toEqual([false, true, true, false])
})

test('a click on a day that is not offered picks nothing', () => {
  const { picked, picker } = openCalendar('Europe/Bratislava')
  picker.onDayClick(new Date(2026, 11, 1), { disabled: true })
  expect(picked).toEqual([])
})
