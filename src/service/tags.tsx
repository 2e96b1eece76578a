import { Children, cloneElement, type ReactElement, type ReactNode } from 'react'
import callWindow from './call-window.svg'
import connection from './connection.svg'
import frames from './frames.svg'
import styles from './tags.module.css'
import valve from './valve.svg'

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

type ValveViewProps = {
  alt: string
  /** A numbered list: the words of the callouts, which only the section has. */
  children?: ReactElement<{ className: string }>
}

/** Shows the valve of a data sheet, which `valve.svg` draws: with callouts in section, otherwise as a poor photograph. */
export function ValveView({ alt, children }: ValveViewProps) {
  return (
    <>
      <svg className="plate" viewBox="0 0 520 420" width="520" height="420" role="img" aria-label={alt}>
        <use href={`${valve}#${children ? 'section' : 'photograph'}`} />
      </svg>
      {children && cloneElement(children, { className: 'callouts' })}
    </>
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

/** Renders two columns beside each other, each with a heading of its own. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** Renders an invented piece of work, marked as a sample. The caption says what in it is invented. */
export function Sample({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={styles.sample}>
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  )
}
