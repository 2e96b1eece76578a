import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { IllustrationFile } from '#illustrations/index.ts'
import { AfterHeading } from '../site/AfterHeading.tsx'
import { BackHome } from '../site/BackHome.tsx'
import button from '../site/button.module.css'
import { Drawing } from '../site/Drawing.tsx'
import { Features, type Entries } from './Features.tsx'
import styles from './ServicePage.module.css'

type Props = {
  plate: IllustrationFile
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
      <div className={`page-width ${styles.hero}`}>
        <BackHome />
        <p className={`part-number ${styles.number}`}>{number}</p>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={`lead ${styles.tagline}`}>{tagline}</p>
          <p>{lead}</p>
        </div>
        <Drawing drawing={plate} className={styles.plate} />
      </div>
      <AfterHeading>
        {before}
        <section className={styles.offer} aria-labelledby="offer">
          <div className="page-width">
            <h2 id="offer">What We Offer</h2>
            <p className={`lead ${styles.intro}`}>{offer}</p>
            <Features features={features} />
          </div>
        </section>
        {children}
        <section className={styles.section} aria-labelledby="closing">
          <div className={`page-width ${styles.closing}`}>
            <h2 id="closing">{closing.heading}</h2>
            <p className="lead">{closing.text}</p>
            <p>
              <Link to="/more-information" state={{ service: title }} className={button.primary}>
                Get Started Now
              </Link>
            </p>
          </div>
        </section>
      </AfterHeading>
    </>
  )
}

/** Returns the facts of the open service page. */
export function useService() {
  const match = useMatches({ select: (matches) => matches.at(-1) })
  const { title = '', service } = match?.staticData ?? {}
  return { title, number: service?.number ?? '' }
}
