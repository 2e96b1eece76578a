import { useEffect, useRef, useState } from 'react'
import {
  DayButton,
  DayPicker,
  useDayPicker,
  type DayButtonProps,
  type Modifiers,
  type WeekProps,
} from 'react-day-picker'
import { firstDay, lastDay } from '#contract/consultation.ts'
import { fullDate, type Day } from '#contract/day.ts'
import type { Clock } from '#contract/moment.ts'
import button from '../ui/button.module.css'
import styles from './Calendar.css?inline'

// They come with the code of the calendar, because every page has all other styles in its HTML. Safari before 16.4 throws,
// and the field opens the browser's own calendar.
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

const classNames = {
  button_previous: 'icon-button rdp-button_previous',
  button_next: 'icon-button rdp-button_next',
}

const components = { Week: BookableWeek, DayButton: NamedFirst }

// A weekend can be booked, and looks like one.
const weekends = { weekend: { dayOfWeek: [0, 6] } }
const weekendClass = { weekend: 'calendar-weekend' }

const month = new Intl.DateTimeFormat('en-US', { month: 'short' })
const monthAndYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })
const monthsAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' })

/** The weeks that a visitor can pick from without turning to another month. */
const leastWeeks = 4

/** Returns whether fewer weeks than that are left of a month, given the first day that can be picked. */
function isEnding(shown: Date, first: Date): boolean {
  const lastOfMonth = new Date(shown.getFullYear(), shown.getMonth() + 1, 0)
  const beginOfWeek = first.getDate() - ((first.getDay() + 6) % 7)
  return first > shown && lastOfMonth.getDate() - beginOfWeek < 7 * (leastWeeks - 1)
}

/** Renders a day. The first of a month has its name, because a calendar shows days of the next month, too. */
function NamedFirst(props: DayButtonProps) {
  const { date } = props.day
  return <DayButton {...props} data-month={date.getDate() === 1 ? month.format(date) : undefined} />
}

/**
 * Renders a week in which a day of the month can be picked, with the days of other months that fill it: on November 25,
 * the month begins with its last week.
 */
function BookableWeek({ week, ...row }: WeekProps) {
  const { getModifiers } = useDayPicker()
  const canPick = week.days.some((day) => !getModifiers(day)['disabled'] && !day.outside)
  return canPick ? <tr {...row} /> : <></>
}

type Props = {
  /** The picked day; its month is shown. */
  selected: Day | undefined
  /** The visitor's clock, which decides the days that can be picked. */
  clock: Clock
  /** Called with the day when a visitor picks one. */
  onPick: (day: Day) => void
  /** Called when a visitor cancels. */
  onCancel: () => void
}

/**
 * Renders a month in which a day can be picked by pointer or keyboard (the ARIA grid of react-day-picker). The next one
 * follows it on the last days of a month, of which few can be picked.
 */
export function Calendar({ selected, clock, onPick, onCancel }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [{ first, last, dateLib }] = useState(() => limit(clock))
  const [shown, setShown] = useState(() => startOfMonth(selected ? toDate(selected) : first))
  const isTwo = isEnding(shown, first)
  const caption = (month: Date) =>
    isTwo ? monthsAndYear.formatRange(shown, startOfMonth(shown, 1)) : monthAndYear.format(month)
  // The calendar opens below its field, and another month may have more weeks. Where it does not fit, the page scrolls.
  useEffect(() => {
    root.current!.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div ref={root} className="calendar">
      <DayPicker
        mode="single"
        autoFocus
        weekStartsOn={1}
        selected={selected && toDate(selected)}
        month={shown}
        numberOfMonths={isTwo ? 2 : 1}
        onMonthChange={setShown}
        showOutsideDays
        components={components}
        startMonth={first}
        endMonth={last}
        disabled={[{ before: first }, { after: last }]}
        dateLib={dateLib}
        modifiers={weekends}
        modifiersClassNames={weekendClass}
        onDayClick={(date, { disabled }) => {
          if (!disabled) onPick(toDay(date))
        }}
        classNames={classNames}
        formatters={{ formatCaption: caption }}
        labels={{
          labelDayButton: formatLabel,
          labelGridcell: formatLabel,
          labelGrid: (month) => monthAndYear.format(month),
        }}
      />
      <div className="calendar-foot">
        <p>You can choose weekends, too.</p>
        <button type="button" className={button.secondary} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
  )
}

/**
 * Returns the first and the last day that can be picked. The keys stop at them: the library's own limits are those of the two
 * months, so that PageUp from December 7 would stay there where November can be picked from the 29th on.
 */
function limit(clock: Clock) {
  const [first, last] = [toDate(firstDay(clock)), toDate(lastDay(clock))]
  return {
    first,
    last,
    dateLib: {
      max: (days: Date[]) => new Date(Math.max(...days.map(Number), Number(first))),
      min: (days: Date[]) => new Date(Math.min(...days.map(Number), Number(last))),
    },
  }
}

// The library uses local dates. Only their calendar day matters.
const toDate = ({ year, month, day }: Day) => new Date(year, month - 1, day)
const startOfMonth = (date: Date, later = 0) => new Date(date.getFullYear(), date.getMonth() + later, 1)
const toDay = (date: Date): Day => ({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })

// Voice control matches the visible number "5", but the library's label says "March 5th".
function formatLabel(date: Date, modifiers?: Modifiers): string {
  return `${modifiers?.['today'] ? 'Today, ' : ''}${fullDate(toDay(date))}${modifiers?.['selected'] ? ', selected' : ''}`
}
