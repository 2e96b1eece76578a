import { Children, cloneElement, type ReactElement, type ReactNode } from 'react'
import callWindow from './call-window.svg'
import connection from './connection.svg'
import frames from './frames.svg'
import styles from './tags.module.css'

// What the tags of a text become. The children of a list are entries, which scripts/texts/syntax.ts makes of the items of a
// Markdown list.

/** Lists the six frames of the call that `frames.svg` draws, each with its time and words. */
export function Frames({ children }: { children: ReactNode }) {
  const entries = Children.toArray(children) as ReactElement<{ children: ReactNode }>[]
  return (
    <ol role="list" className={styles.frames}>
      {entries.map((entry, index) =>
        cloneElement(
          entry,
          {},
          <svg viewBox="0 0 400 250" width="400" height="250" aria-hidden="true">
            <use href={`${frames}#frame-${index + 1}`} />
          </svg>,
          entry.props.children,
        ),
      )}
    </ol>
  )
}

/** Shows the window of a call, which `call-window.svg` draws. The features after it are its parts list. */
export const CallWindow = () => (
  <svg className={`plate ${styles.window}`} viewBox="0 0 800 780" width="800" height="780" aria-hidden="true">
    <use href={`${callWindow}#drawing`} />
  </svg>
)

/** Shows how a call connects, which `connection.svg` draws. Its child is a numbered list: the words of the callouts. */
export function Connection({ children }: { children: ReactNode }) {
  return (
    <div className={styles.connection}>
      <svg className="plate" viewBox="0 0 960 460" width="960" height="460" aria-hidden="true">
        <use href={`${connection}#drawing`} />
      </svg>
      {cloneElement(children as ReactElement<{ className: string }>, { className: 'callouts' })}
    </div>
  )
}

/** How terms are laid out, if not as rows. */
const layouts = {
  /** Each text below its term, three beside each other. */
  cases: styles.cases,
  /** As the dense lines of a data sheet. */
  dense: styles.data,
  /** Each answer below its question. */
  questions: styles.questions,
}
type Layout = keyof typeof layouts

/** Lists terms, each with its text. A text names the layout by an attribute: `<Terms cases>`. */
export function Terms({ children, ...named }: { [name in Layout]?: boolean } & { children: ReactNode }) {
  const [layout] = Object.keys(named) as Layout[]
  return <dl className={layout ? layouts[layout] : styles.rows}>{children}</dl>
}

type Step = ReactElement<{ children: [term: ReactElement<{ children: string }>, details: ReactElement] }>

/**
 * Lists the steps of a typical order, each with its time: `Days 1–3`, or `From week 5`. Beside a time, a bar shows it on
 * the scale of the order, if the screen has room for it.
 */
export function Steps({ children }: { children: ReactNode }) {
  const steps = Children.toArray(children) as Step[]
  const terms = steps.map(({ props }) => props.children[0].props.children)
  const times = terms.map(readTime)
  const named = Math.max(0, ...times.flatMap((time) => (time ? [time.from, time.to ?? 0] : [])))
  // A step without an end is shown for two weeks, the second without a mark.
  const last = times.some((time) => time && !time.to) ? named + 1 : named
  const at = (time: number) => `${(100 * time) / last}%`
  const numbers = Array.from({ length: named }, (_, index) => index + 1)
  const isShort = last <= 10
  const marks = numbers.filter(
    (mark) => isShort || mark === 1 || mark === named || (mark % 5 === 0 && mark < named - 1),
  )
  const lines = [0, ...(isShort ? marks : marks.slice(1))]
  // Centered on a narrow unit, the last number would stand beyond the end of the scale.
  const place = (mark: number) =>
    mark === last && !isShort
      ? { x: '100%', textAnchor: 'end' as const }
      : { x: at(mark - 0.5), textAnchor: 'middle' as const }
  const isResult = (index: number) => times.findLastIndex(Boolean) === index
  return (
    <div className={styles.schedule}>
      <svg className={styles.scale} aria-hidden="true">
        <text x="-8" y="75%" textAnchor="end">
          {/week/i.test(terms[0] ?? '') ? 'Week' : 'Day'}
        </text>
        {marks.map((mark) => (
          <text key={mark} {...place(mark)} y="75%">
            {mark}
          </text>
        ))}
      </svg>
      <ol role="list" className={styles.rows}>
        {steps.map((step, index) => {
          const time = times[index]
          if (!time) return step
          const { from, to = last } = time
          return cloneElement(
            step,
            {},
            ...step.props.children,
            <svg className={styles.bar} aria-hidden="true">
              {lines.map((line) => (
                <line key={line} x1={at(line)} x2={at(line)} y1="-20" y2="100%" stroke="#d3d8dc" />
              ))}
              <rect
                x={at(from - 1)}
                width={at(to - from + 1)}
                height="16"
                fill={isResult(index) ? '#b93e0a' : 'currentColor'}
              />
            </svg>,
          )
        })}
      </ol>
    </div>
  )
}

/** Returns the first and the last day or week of a step, or `undefined` if its term is no time. */
function readTime(term: string): { from: number; to?: number } | undefined {
  const [from, to = from] = [...term.matchAll(/\d+/g)].map(Number)
  if (from === undefined || to === undefined) return undefined
  return term.startsWith('From') ? { from } : { from, to }
}

/** Renders two columns beside each other, each with a heading of its own. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** Renders an invented piece of work, marked as a specimen. The caption says what in it is invented. */
export function Specimen({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={styles.specimen}>
      <figcaption>
        <strong>Specimen</strong>
        {caption}
      </figcaption>
      {children}
    </figure>
  )
}
