import type { ReactNode } from 'react'
import styles from './Blocks.module.css'
import type { Entries } from './Features.tsx'
import page from './ServicePage.module.css'

type BlockProps = {
  id: string
  heading: string
  /** The white surface of What We Offer instead of the page's own. */
  sheet?: boolean
  children: ReactNode
}

/** Renders a section of a service page with its heading. */
export function Block({ id, heading, sheet = false, children }: BlockProps) {
  return (
    <section className={sheet ? page.offer : page.section} aria-labelledby={id}>
      <div className={`page-width ${styles.block}`}>
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
    </section>
  )
}

type TermsProps = {
  terms: Entries
  /** Two columns of questions and answers instead of lines. */
  columns?: boolean
}

/** Lists terms, each with its text: those of a typical order, or questions. */
export function Terms({ terms, columns = false }: TermsProps) {
  return (
    <dl className={columns ? styles.pair : styles.rows}>
      {Object.entries(terms).map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Lists the steps of a typical order, each with its time: `Days 1–3`. */
export function Steps({ steps }: { steps: Entries }) {
  return (
    <ol role="list" className={styles.rows}>
      {Object.entries(steps).map(([when, text]) => (
        <li key={when}>
          <strong>{when}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

type SpecimenProps = {
  /** What it shows, and what in it is invented. */
  caption: string
  children: ReactNode
}

/** Renders an invented piece of work, marked as a specimen. */
export function Specimen({ caption, children }: SpecimenProps) {
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
