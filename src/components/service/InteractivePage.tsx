import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { IllustrationFile } from '#illustrations/index.ts'
import { AfterHeading } from '../site/AfterHeading.tsx'
import { BackHome } from '../site/BackHome.tsx'
import button from '../site/button.module.css'
import { Drawing } from '../site/Drawing.tsx'
import { Block } from './Blocks.tsx'
import { Features, type Entries } from './Features.tsx'
import interactive from './InteractivePage.module.css'
import styles from './ServicePage.module.css'
import { useService } from './ServicePage.tsx'

// The owner's figures (docs/requirements.md, section 2).
const stats = [
  { figure: '2x', of: 'conversions' },
  { figure: '3x', of: 'more effective than chat' },
  { figure: '40%', of: 'orders' },
  { figure: '60%', of: 'workflow' },
  { figure: '90%', of: 'faster marketing' },
]

type Props = {
  plate: IllustrationFile
  lead: string
  /** The key features, exactly six. */
  features: Entries
  useCases: Entries
  management: Entries
  /** The note on WebRTC. */
  peer: string
  closing: { heading: string; text: string }
  /** Blocks between the use cases and the management tools. */
  children: ReactNode
}

/** Renders the interactive-communication product: figures, key features, use cases, management tools and WebRTC note. */
export function InteractivePage({ plate, lead, features, useCases, management, peer, closing, children }: Props) {
  const { title, number } = useService()
  return (
    <>
      <div className={`page-width ${styles.hero}`}>
        <BackHome />
        <p className={`part-number ${styles.number}`}>
          {number} {title}
        </p>
        <div className={styles.words}>
          <h1>We help resolve anything remotely.</h1>
          <p>{lead}</p>
          <p className="ways">
            <Link to="/free-consultation" className={button.primary}>
              Free Consultation
            </Link>
          </p>
        </div>
        <Drawing drawing={plate} className={styles.plate} />
      </div>
      <AfterHeading>
        <section className={`blueprint ${interactive.band}`} aria-labelledby="figures">
          <h2 id="figures" className="visually-hidden">
            In figures
          </h2>
          <dl className={`page-width ${interactive.stats}`}>
            {stats.map(({ figure, of }) => (
              <div key={of}>
                <dt>{of}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.offer} aria-labelledby="features">
          <div className="page-width">
            <p className="part-number">What We Offer</p>
            <h2 id="features" className={interactive.title}>
              Key features
            </h2>
            <Features features={features} />
          </div>
        </section>
        <Block id="use-cases" heading="Use cases">
          <Features features={useCases} />
        </Block>
        {children}
        <Block id="management" heading="Management tools" sheet>
          <Features features={management} />
        </Block>
        <section className={styles.section} aria-labelledby="peer">
          <div className={`page-width ${styles.closing}`}>
            <h2 id="peer">WebRTC, peer to peer</h2>
            <p className="lead">{peer}</p>
          </div>
        </section>
        <section className={styles.offer} aria-labelledby="closing">
          <div className={`page-width ${styles.closing}`}>
            <h2 id="closing">{closing.heading}</h2>
            <p className="lead">{closing.text}</p>
            <p>
              <Link to="/free-consultation" className={button.primary}>
                Get Started Now
              </Link>
            </p>
          </div>
        </section>
      </AfterHeading>
    </>
  )
}
