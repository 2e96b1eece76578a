import { DayPicker, type Modifiers } from 'react-day-picker'
import { canBePicked, firstDay, lastDay } from '#machines/consultation/ConsultationDraft.ts'
import { longDate, type Day } from '#machines/consultation/day.ts'
import type { Clock } from '#machines/consultation/moment.ts'
import button from '../site/button.module.css'
import styles from './Calendar.module.css'

type Props = { selected: Day | undefined; clock: Clock; onPick: (day: Day) => void; onCancel: () => void }

/** A month to pick a day from, by pointer or keyboard: the ARIA grid of the calendar library. */
export function Calendar({ selected, clock, onPick, onCancel }: Props) {
  const first = dateOf(firstDay(clock))
  return (
    <>
      <DayPicker
        mode="single"
        autoFocus
        weekStartsOn={1}
        selected={selected && dateOf(selected)}
        defaultMonth={selected ? dateOf(selected) : first}
        startMonth={first}
        endMonth={dateOf(lastDay(clock))}
        disabled={(date) => !canBePicked(dayOf(date), clock)}
        onDayClick={(date, { disabled }) => {
          if (!disabled) onPick(dayOf(date))
        }}
        classNames={styles}
        labels={{ labelDayButton: nameOf, labelGridcell: nameOf }}
      />
      <button type="button" className={button.secondary} onClick={onCancel}>
        Close without choosing
      </button>
    </>
  )
}

// The library works with local dates; only their day is looked at.
const dateOf = ({ year, month, day }: Day) => new Date(year, month - 1, day)
const dayOf = (date: Date): Day => ({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })

// Holds the number as it is seen, which the library's "March 5th" does not: voice control asks for what is seen.
function nameOf(date: Date, modifiers?: Modifiers): string {
  const weekday = date.toLocaleDateString('en-US', { weekday: 'long' })
  return `${modifiers?.['today'] ? 'Today, ' : ''}${weekday}, ${longDate(dayOf(date))}${modifiers?.['selected'] ? ', selected' : ''}`
}
