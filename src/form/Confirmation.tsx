import { useId, type ReactNode } from 'react'
import styles from './Confirmation.module.css'
import form from './Form.module.css'

/** What a form says of what it has sent. */
export type Confirmed = {
  heading: string
  /** The picture beside the heading. Screen readers skip it. */
  picture: ReactNode
  /** What happens next: the steps of the page, of which the first is done. */
  steps: ThreeSteps
  /** Where to go on. */
  next?: ReactNode
  /** The heading of the emptied form, which is ready for another. */
  another: string
  /** What was sent, by labels. The first is the largest. */
  facts: readonly (readonly [label: string, text: ReactNode, note?: string | undefined])[]
}

type Props = Confirmed & {
  reference: string | undefined
  id?: string
  /** What no toast says without JavaScript. */
  text?: string
}

/**
 * Renders what was sent and what happens next at the top of its form, and the heading of the emptied fields below. It
 * takes the focus.
 */
export function Confirmation(props: Props) {
  const { heading, picture, another, facts, steps, next, reference, id, text } = props
  const headingId = useId()
  const rows = reference
    ? [...facts, ['Reference', inGroups(reference), 'Please quote it if you write or call us.'] as const]
    : facts
  return (
    <>
      <section id={id} data-confirmation className={styles.confirmation} aria-labelledby={headingId} tabIndex={-1}>
        <div className={`actions ${styles.thanks}`}>
          <h3 id={headingId}>{heading}</h3>
          <div aria-hidden="true">{picture}</div>
        </div>
        {import.meta.env.SSR && text && <p>{text}</p>}
        <div className={styles.sent}>
          <dl>
            {rows.map(([label, text, note]) => (
              <Fact key={label} label={label} note={note}>
                {text}
              </Fact>
            ))}
          </dl>
          {next}
        </div>
        <div className={styles.next}>
          <h4>What happens next?</h4>
          <Steps of={steps} />
        </div>
      </section>
      <h3 className={styles.another} data-print="no">
        {another}
      </h3>
    </>
  )
}

/** What the visitor does, what we do then, and how it ends. */
export type ThreeSteps = readonly [sent: ReactNode, answer: ReactNode, end: ReactNode]

/** Numbers what happens after a form is sent. Once it is, the first step is marked as done, and the second as due. */
export const Steps = ({ of: [sent, answer, end] }: { of: ThreeSteps }) => (
  <ol role="list" className={form.steps}>
    {/* The text of a step and its links are one cell of its grid. */}
    <li>
      <span>{sent}</span>
    </li>
    <li>
      <span>{answer}</span>
    </li>
    <li>
      <span>{end}</span>
    </li>
  </ol>
)

/** Keeps a number on the line of the word before it: the day of a month, a year, and “DN 200”. */
export const keepNumbers = (text: string) => text.replaceAll(/ (?=\d)/g, '\u00a0')

/** The first characters of the three groups of a reference, which is the end of a UUID. */
const groups = [0, 4, 8]

/** Renders a reference in groups of four, which are easy to read out. A copy of it has no spaces. */
const inGroups = (reference: string) => (
  <span className={styles.reference}>
    {groups.map((start) => (
      <span key={start}>{start === 8 ? reference.slice(start) : reference.slice(start, start + 4)}</span>
    ))}
  </span>
)

type FactProps = { label: string; note?: string | undefined; children: ReactNode }

/** Renders a term of a list and what is said of it, with a note below. */
export const Fact = ({ label, note, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd dir="auto">{children}</dd>
    {note && <dd>{note}</dd>}
  </div>
)
