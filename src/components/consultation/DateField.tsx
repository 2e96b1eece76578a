import { useSelector } from '@xstate/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { firstDay, lastDay } from '#machines/consultation/ConsultationDraft.ts'
import { consultationDraft } from '#machines/consultation/consultationState.ts'
import type { ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { addDays, fromIsoDate, isoDate, longDate } from '#machines/consultation/day.ts'
import { site } from '../../site.ts'
import { Field } from '../form/Field.tsx'
import { Icon } from '../site/Icon.tsx'
import styles from './DateField.module.css'

const loadCalendar = () => import('./Calendar.tsx')
const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }))

// A prerendered page knows the day of its build only; tomorrow by the visitor's clock takes its place at hydration.
const dayAfterBuild = isoDate(addDays(fromIsoDate(site.builtOn)!, 1))

type Props = { consultation: ConsultationActorRef | undefined; fault: string | undefined; readOnly: boolean }

/** The day: a native date field to type into, and a calendar that is fetched when it is opened. */
export function DateField({ consultation, fault, readOnly }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { date } = useSelector(consultation, consultationDraft)
  const clock = useSelector(consultation, (snapshot) => snapshot?.context.clock)
  const day = fromIsoDate(date)

  const open = async () => {
    try {
      await loadCalendar()
      setIsOpen(true)
      dialog.current?.showModal()
    } catch {
      // Without the network the browser's own calendar serves as well.
      if (input.current) showOwnPicker(input.current)
    }
  }
  const close = () => dialog.current?.close()

  return (
    <div className={styles.date}>
      <Field label="Preferred Date *" name="date" fault={fault} hint={day ? `You chose ${longDate(day)}.` : undefined}>
        {({ className, ...field }) => (
          <span className={styles.row}>
            <input
              {...field}
              ref={input}
              className={`${className} ${styles.input}`}
              type="date"
              required
              defaultValue=""
              min={clock ? isoDate(firstDay(clock)) : dayAfterBuild}
              max={clock && isoDate(lastDay(clock))}
              readOnly={readOnly}
            />
            <button
              type="button"
              className={`scripted-only ${styles.open}`}
              aria-haspopup="dialog"
              disabled={readOnly || !clock}
              onPointerEnter={preloadCalendar}
              onFocus={preloadCalendar}
              onClick={() => void open()}
            >
              <Icon name="calendar" />
              <span className="visually-hidden">Open the calendar</span>
            </button>
          </span>
        )}
      </Field>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Choose a date"
        closedby="any"
        onClose={() => setIsOpen(false)}
      >
        {isOpen && clock && (
          <Suspense>
            <Calendar
              selected={day}
              clock={clock}
              onPick={(picked) => {
                consultation?.send({ type: 'draft.change', change: { date: isoDate(picked) } })
                close()
              }}
              onCancel={close}
            />
          </Suspense>
        )}
      </dialog>
    </div>
  )
}

function showOwnPicker(input: HTMLInputElement) {
  input.focus()
  try {
    input.showPicker()
  } catch {
    // Not in this browser, or the click is too long ago: the day can be typed.
  }
}

function preloadCalendar() {
  loadCalendar().catch(() => undefined)
}
