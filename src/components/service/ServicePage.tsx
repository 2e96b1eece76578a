import { Link, useMatches } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import button from '../site/button.module.css'
import { Drawing } from '../site/Drawing.tsx'
import { AfterHeading, BackHome } from '../site/Page.tsx'
import styles from './ServicePage.module.css'

/** Texts by their names, in the order in which they are shown. */
export type Entries = Record<string, ReactNode>

type Props = {
  plate: ComponentProps<typeof Drawing>['drawing']
  /** The benefit, in one short sentence. */
  tagline: string
  lead: ReactNode
  offer: string
  /** Exactly six. */
  features: Entries
  closing: { heading: string; text: string }
  /** Blocks between hero and offer: where a specimen says more than the offer. */
  before?: ReactNode
  /** Blocks between offer and closing text. */
  children: ReactNode
}

/** Renders a service: hero, offer, features, blocks, closing text and links. Title and number come from its route. */
export function ServicePage({ plate, tagline, lead, offer, features, closing, before, children }: Props) {
  const { title, number } = useService()
  return (
    <>
      <Hero number={number} heading={title} plate={plate}>
        <p className={`lead ${styles.tagline}`}>{tagline}</p>
        <p>{lead}</p>
      </Hero>
      <AfterHeading>
        {before}
        <Block id="offer" heading="What We Offer" sheet>
          <p className={`lead ${styles.intro}`}>{offer}</p>
          <Features features={features} />
        </Block>
        {children}
        <Closing id="closing" {...closing}>
          <Link to="/more-information" state={{ service: title }} className={button.primary}>
            Get Started Now
          </Link>
        </Closing>
      </AfterHeading>
    </>
  )
}

/** Returns title and number of the open service page. */
export function useService() {
  const match = useMatches({ select: (matches) => matches.at(-1) })
  const { title = '', service } = match?.staticData ?? {}
  return { title, number: service?.number ?? '' }
}

type HeroProps = { number: string; heading: string; plate: Props['plate']; children: ReactNode }

/** Renders the top of a service page: the number, the heading with its texts, and the drawing. */
export function Hero({ number, heading, plate, children }: HeroProps) {
  return (
    <div className={`page-width ${styles.hero}`}>
      <BackHome />
      <p className={`part-number ${styles.number}`}>{number}</p>
      <div className={styles.words}>
        <h1>{heading}</h1>
        {children}
      </div>
      <Drawing drawing={plate} className={`plate ${styles.plate}`} />
    </div>
  )
}

type BlockProps = {
  id: string
  heading: string
  /** The white surface instead of the page's own. */
  sheet?: boolean
  children: ReactNode
}

/** Renders a section of a service page with its heading. */
export function Block({ id, heading, sheet = false, children }: BlockProps) {
  return (
    <section className={sheet ? styles.sheet : styles.section} aria-labelledby={id}>
      <div className={`page-width ${styles.block}`}>
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
    </section>
  )
}

type ClosingProps = { id: string; heading: string; text: string; sheet?: boolean; children?: ReactNode }

/** Renders a section whose heading stands beside its text and its link. */
export function Closing({ id, heading, text, sheet = false, children }: ClosingProps) {
  return (
    <section className={sheet ? styles.sheet : styles.section} aria-labelledby={id}>
      <div className={`page-width ${styles.closing}`}>
        <h2 id={id}>{heading}</h2>
        <p className="lead">{text}</p>
        {children && <p>{children}</p>}
      </div>
    </section>
  )
}

/** Lists short entries in a numbered grid. */
export function Features({ features }: { features: Entries }) {
  return (
    <ol role="list" className={`cells ${styles.grid}`}>
      {Object.entries(features).map(([name, text]) => (
        <li key={name} className={styles.feature}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Lists terms, each with its text: those of a typical order in lines, or questions in two columns. */
export function Terms({ terms, columns = false }: { terms: Entries; columns?: boolean }) {
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
