// The shapes that a part of an article's text can have.
import { Children, type ReactNode } from 'react'
import styles from './shapes.module.css'

type Props = { children: ReactNode }

/** Renders a run of events: its list items begin with their times. */
export const Timeline = ({ children }: Props) => (
  <ol role="list" className={styles.timeline}>
    {children}
  </ol>
)

/** Renders what two speakers say in turn, one paragraph each. */
export const Dialogue = ({ children }: Props) => <blockquote className={styles.dialogue}>{children}</blockquote>

/** Renders a calculation on a line of its own, also within a sentence. */
export const Equation = ({ children }: Props) => <span className={styles.equation}>{children}</span>

type ChartProps = Props & { svg: string; alt: string }

/** Renders a chart and its caption. Its SVG is part of the page, so that its words have the typeface of the page. */
export const Chart = ({ svg, alt, children }: ChartProps) => (
  <figure className={styles.chart}>
    <div role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: svg }} />
    <figcaption>{children}</figcaption>
  </figure>
)

type SinceWrittenProps = {
  /** The month in which every source of the article had been read, from its front matter; left out until then. */
  checked?: string
  /** The month in which it was written, if the sources are not checked. */
  written?: string
  /** One paragraph for each law, standard or tool that changed. */
  children: ReactNode
}

/** Renders what has changed since an article was published. Only dated articles have one, before their first section. */
export function SinceWritten({ checked, written, children }: SinceWrittenProps) {
  return (
    // A section, because the reader views of browsers leave out an <aside>.
    <section className={styles.note} aria-labelledby="since-written">
      <header>
        <h2 id="since-written">Since this was written</h2>
        {checked ? <p>Checked {checked}</p> : written && <p>Written {written}</p>}
      </header>
      <ul role="list">
        {Children.map(children, (change) => (
          <li>{change}</li>
        ))}
      </ul>
    </section>
  )
}
