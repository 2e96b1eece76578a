import { DayPicker, type Modifiers } from 'react-day-picker'
import { firstDay, lastDay } from '#machines/consultation/ConsultationDraft.ts'
import { compareDays, longDate, type Day } from '#machines/consultation/day.ts'
import type { Clock } from '#machines/consultation/moment.ts'
import button from '../site/button.module.css'
import styles from './DateField.module.css'
import { type ComponentProps, type RefObject, useEffect, useEffectEvent } from 'react'

type Props = {
  /** The picked day; its month is shown. */
  selected: Day | undefined
  /** The visitor's clock, which decides the days that can be picked (D7). */
  clock: Clock
  /** Called with the day when a visitor picks one. */
  onPick: (day: Day) => void
  /** Called when a visitor cancels. */
  onCancel: () => void
}

/** Renders a month in which a day can be picked by pointer or keyboard (the ARIA grid of react-day-picker). */
export function Calendar({ selected, clock, onPick, onCancel }: Props) {
  const [first, last] = [firstDay(clock), lastDay(clock)]
  return (
    <>
      <DayPicker
        mode="single"
        autoFocus
        weekStartsOn={1}
        selected={selected && toDate(selected)}
        defaultMonth={toDate(selected ?? first)}
        startMonth={toDate(first)}
        endMonth={toDate(last)}
        disabled={(date) => compareDays(toDay(date), first) < 0 || compareDays(toDay(date), last) > 0}
        onDayClick={(date, { disabled }) => {
          if (!disabled) onPick(toDay(date))
        }}
        classNames={styles}
        labels={{ labelDayButton: formatLabel, labelGridcell: formatLabel }}
      />
      <button type="button" className={button.secondary} onClick={onCancel}>
        Cancel
      </button>
    </>
  )
}

// The library uses local dates. Only their calendar day matters.
const toDate = ({ year, month, day }: Day) => new Date(year, month - 1, day)
const toDay = (date: Date): Day => ({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' })

// Voice control matches the visible number "5", but the library's label says "March 5th".
function formatLabel(date: Date, modifiers?: Modifiers): string {
  return `${modifiers?.['today'] ? 'Today, ' : ''}${weekday.format(date)}, ${longDate(toDay(date))}${modifiers?.['selected'] ? ', selected' : ''}`
}

type OpenProps = Omit<ComponentProps<typeof Calendar>, 'onCancel'> &
  DismissActions & {
    dialog: RefObject<HTMLDialogElement | null>
    opener: RefObject<HTMLElement | null>
  }

/** Renders the calendar in its open dialog, which a press outside, Escape or leaving it by keyboard closes. */
export function OpenCalendar({ dialog, opener, dismiss, close, ...calendar }: OpenProps) {
  useLightDismiss(dialog, opener, { dismiss, close })
  return <Calendar {...calendar} onCancel={close} />
}

export type DismissActions = {
  /** Closes the dialog and leaves the focus where it is. */
  dismiss: () => void
  /** Closes the dialog and returns the focus to its opener. */
  close: () => void
}

/**
 * Closes an open dialog on Escape, on a press outside it, and when the focus leaves it, for as long as the component is
 * mounted. Works for modal and non-modal dialogs; `closedby` is missing in Safari.
 */
export function useLightDismiss(
  dialog: RefObject<HTMLDialogElement | null>,
  opener: RefObject<HTMLElement | null>,
  actions: DismissActions,
): void {
  const onPointerDown = useEffectEvent(({ target, clientX, clientY }: PointerEvent) => {
    const { left, right, top, bottom } = dialog.current!.getBoundingClientRect()
    // The target of a press on a modal backdrop is the dialog itself, so this compares coordinates.
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    if (!isInside && !opener.current?.contains(target as Node)) actions.dismiss()
  })
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (!dialog.current?.contains(target as Node) && target !== opener.current) actions.dismiss()
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    actions.close()
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal })
    document.addEventListener('focusin', (event) => onFocusIn(event), { signal })
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    return () => stop.abort()
  }, [])
}
