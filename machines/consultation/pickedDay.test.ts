// The calendar library uses local dates, so these tests set the time zone of the process to the visitor's.
import { Children, isValidElement, type ReactElement } from 'react'
import { dateMatchModifiers, type Matcher } from 'react-day-picker'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Calendar } from '#src/components/consultation/Calendar.tsx'
import { stoppedClock } from '../../tests/fixtures/startConsultation.ts'
import { days, zones } from '../../tests/fixtures/timeZones.ts'
import { firstDay, lastDay } from './ConsultationDraft.ts'
import { addDays, isoDate, type Day } from './day.ts'
import { toInstant } from './moment.ts'

/** The props that Calendar passes to its library and that these tests use. */
type Picker = { disabled: Matcher[]; onDayClick: (date: Date, modifiers: { disabled: boolean }) => void }

const ownZone = process.env['TZ']

afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownZone
})

/** Sets the time zone of the process and verifies it. */
function moveTo(zone: string) {
  process.env['TZ'] = zone
  expect(new Date(2027, 6, 1, 12)).toEqual(toInstant({ year: 2027, month: 7, day: 1 }, 12, zone))
}

/** Renders the calendar as a visitor in a zone sees it. */
function openCalendar(zone: string, selected?: Day, now = '2026-12-30T12:00:00Z') {
  moveTo(zone)
  const picked: Day[] = []
  const clock = stoppedClock(now, zone)
  const calendar = Calendar({ selected, clock, onPick: (day) => picked.push(day), onCancel: () => undefined })
  const [picker] = Children.toArray((calendar as ReactElement<{ children: ReactElement[] }>).props.children)
  if (!isValidElement<Picker>(picker)) throw new Error('The calendar no longer begins with its DayPicker.')
  return { picked, clock, calendar, picker: picker.props }
}

const localDate = ({ year, month, day }: Day, hour = 0) => new Date(year, month - 1, day, hour)

test.each(zones)('in %s, sends the clicked day and shows each day once, also when the clocks change', (zone) => {
  const { picked, picker } = openCalendar(zone)
  for (const day of days) picker.onDayClick(localDate(day), { disabled: false })
  expect(picked.map(isoDate)).toEqual(days.map(isoDate))
  const offsetOn = (day: Day) => localDate(day, 12).getTimezoneOffset()
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

test.each(zones)('enables the days from tomorrow to two years ahead in %s', (zone) => {
  const { picker, clock } = openCalendar(zone, undefined, '2027-03-05T09:30:00Z')
  const isOffered = (day: Day) => !dateMatchModifiers(localDate(day), picker.disabled)
  const [first, last] = [firstDay(clock), lastDay(clock)]
  expect([addDays(first, -1), first, last, addDays(last, 1)].map(isOffered)).toEqual([false, true, true, false])
})

test('ignores a click on a disabled day', () => {
  const { picked, picker } = openCalendar('Europe/Bratislava')
  picker.onDayClick(new Date(2026, 11, 1), { disabled: true })
  expect(picked).toEqual([])
})
