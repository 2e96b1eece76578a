import { useId, type ReactNode, type Ref } from 'react'
import { calendarFile, type CalendarEvent } from '#contract/calendarEvent.ts'
import button from '../site/button.module.css'
import styles from './Form.module.css'

type Fact = readonly [label: string, text: string, note?: string]

/** What a form says of what it has sent. */
export type Confirmed = {
  heading: string
  /** The part of the page's drawing that is shown beside the heading: its address, and its box in the drawing. */
  detail: { href: string; box: string }
  /** Where to go on. */
  next?: ReactNode
  /** Opens the emptied form, which waits for another. */
  another: string
  /** What was asked for, which comes first, and what happens next, by their labels. */
  facts: readonly Fact[]
  /** The booked hour, for the visitor's calendar. */
  calendar?: CalendarEvent | undefined
}

type Props = Confirmed & {
  reference: string | undefined
  ref?: Ref<HTMLElement>
  id?: string
  /** What no toast says without JavaScript. */
  text?: string
}

/** Renders what was sent and what happens next in place of its form, which a button below brings back. It takes the focus. */
export function Confirmation(props: Props) {
  const { heading, detail, another, facts, next, calendar, reference, ref, id, text } = props
  const headingId = useId()
  const rows = reference ? [...facts, ['Reference', reference, 'Name it when you write or call us.'] as const] : facts
  return (
    <section ref={ref} id={id} className={styles.confirmation} aria-labelledby={headingId} tabIndex={-1}>
      <div className={`actions ${styles.thanks}`}>
        <h3 id={headingId}>{heading}</h3>
        <svg viewBox={detail.box} aria-hidden="true">
          <use href={detail.href} />
        </svg>
      </div>
      {import.meta.env.SSR && text && <p>{text}</p>}
      <dl>
        {rows.map(([label, text, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
      <div className="actions">
        {/* A file, which the browser hands to a calendar without any script. */}
        {calendar && (
          <a
            className={button.inverse}
            download="consultation.ics"
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(calendar))}`}
          >
            Add to calendar (tentative)
          </a>
        )}
        {next}
        <details>
          <summary className={button.inverse}>{another}</summary>
        </details>
      </div>
    </section>
  )
}
