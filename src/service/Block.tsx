import { Children, cloneElement, isValidElement, type ReactNode } from 'react'
import styles from './Block.module.css'

export type BlockProps = {
  id: string
  /** Small words above the heading. */
  above?: string
  heading: string
  /** The white surface instead of the page's own. */
  sheet?: boolean
  children: ReactNode
}

/** Renders a section of a service page. A paragraph below its heading is a lead; alone, it stands beside the heading. */
export function Block({ id, above, heading, sheet = false, children }: BlockProps) {
  const [first, ...rest] = Children.toArray(children)
  const hasLead = isValidElement<{ className?: string }>(first) && first.type === 'p'
  return (
    <section className={sheet ? `section ${styles.sheet}` : 'section'} aria-labelledby={id}>
      <div className={`page-width ${hasLead && rest.length === 0 ? styles.beside : styles.block}`}>
        {above && <p className="part-number">{above}</p>}
        <h2 id={id}>{heading}</h2>
        {hasLead ? [cloneElement(first, { className: 'lead' }), ...rest] : children}
      </div>
    </section>
  )
}

/**
 * Lists short entries (scripts/texts/syntax.ts makes them of a Markdown list), each a heading with a paragraph, in a
 * numbered grid.
 */
export function Features({ children }: { children: ReactNode }) {
  return (
    <ol role="list" className={`cells ${styles.grid}`}>
      {children}
    </ol>
  )
}
