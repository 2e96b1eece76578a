import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { consultationFields, firstDay, lastDay } from '#contract/consultation.ts'
import { consultationDraft, type ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { addDays, fromIsoDate, fullDate, isoDate, type Day } from '#contract/day.ts'
import type { Clock } from '#contract/moment.ts'
import { site } from '../content/site.ts'
import { Field } from '../form/Field.tsx'
import { Icon } from '../ui/Drawing.tsx'
import { onDemand } from '../ui/onDemand.ts'
import type { Calendar } from './Calendar.tsx'
import styles from './DateField.module.css'

const calendar = onDemand(() => import('./Calendar.tsx'))

// A prerendered page has the limits of its build day. Hydration replaces them by those of the visitor.
const dayAfterBuild = isoDate(addDays(fromIsoDate(site.builtOn)!, 1))

type Props = {
  /** The booking; undefined in prerendered pages. */
  consultation: ConsultationActorRef | undefined
  /** The visitor's clock, which decides the days that can be picked. */
  clock: Clock
  /** The error, which says what to enter. */
  error: string | undefined
  /** Whether the booking is being sent. */
  readOnly: boolean
}

/**
 * Renders the preferred date: a native date field and a button that opens a calendar. The calendar is loaded on
 * hover or focus of the button.
 */
export function DateField({ consultation, clock, error, readOnly }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [OpenCalendar, setOpenCalendar] = useState<typeof Calendar>()
  const { date } = useSelector(consultation, consultationDraft)
  const day = fromIsoDate(date)

  const open = async () => {
    try {
      const { Calendar } = await calendar.load()
      dialog.current?.showModal()
      // Without it, an empty dialog would be shown first.
      flushSync(() => setOpenCalendar(() => Calendar))
    } catch {
      // If the calendar cannot be loaded, this opens the browser's own calendar.
      if (input.current) showOwnPicker(input.current)
    }
  }
  const close = () => dialog.current?.close()
  const onClose = () => {
    setOpenCalendar(undefined)
    // Safari does not focus a clicked button, so the dialog could not return the focus to it.
    opener.current?.focus()
  }
  const pick = (picked: Day) => {
    consultation?.send({ type: 'draft.change', change: { date: isoDate(picked) } })
    close()
  }

  return (
    <div className="calendar-field">
      <Field
        name="date"
        {...consultationFields.date}
        value={date}
        onChange={(entered) => consultation?.send({ type: 'draft.change', change: { date: entered } })}
        error={error}
        hint={day ? `You chose ${fullDate(day)}.` : undefined}
      >
        {({ className, ...control }) => (
          <span className={styles.row}>
            <input
              {...control}
              ref={input}
              className={`${className} ${styles.input}`}
              data-empty={control.value ? undefined : ''}
              min={consultation ? isoDate(firstDay(clock)) : dayAfterBuild}
              max={consultation && isoDate(lastDay(clock))}
              readOnly={readOnly}
            />
            <button
              ref={opener}
              type="button"
              className={`scripted-only icon-button ${styles.open}`}
              aria-haspopup="dialog"
              aria-expanded={OpenCalendar !== undefined}
              disabled={readOnly || !consultation}
              onPointerEnter={calendar.prefetch}
              onFocus={calendar.prefetch}
              onClick={() => void open()}
            >
              <Icon name="calendar" />
              <span className="visually-hidden">Open the calendar</span>
            </button>
          </span>
        )}
      </Field>
      {/* oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- Escape closes it. */}
      <dialog
        ref={dialog}
        aria-label="Choose a date"
        onClose={onClose}
        // A press outside falls on the dialog itself. `closedby` would also close it on the second press of the double click
        // that opened it, which no script can cancel.
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        {OpenCalendar && <OpenCalendar selected={day} clock={clock} onPick={pick} onCancel={close} />}
      </dialog>
    </div>
  )
}

function showOwnPicker(input: HTMLInputElement) {
  input.focus()
  try {
    input.showPicker()
  } catch {
    // `showPicker` is unsupported, or the user activation has expired. The visitor can still type the date.
  }
}
