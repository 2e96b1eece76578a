import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { AfterHeading } from '../shell/Page.tsx'
import button from '../ui/button.module.css'
import { Callouts } from '../ui/Drawing.tsx'
import hero from './hero.svg'
import styles from './HomePage.module.css'
import { ServiceGrid } from './ServiceGrid.tsx'
import { Trust } from './Trust.tsx'
import { ContactDetails } from '../contact/ContactDetails.tsx'

/** Renders the home page: the introduction and its sections, which are rendered after the heading on a tap. */
export function HomePage({ drawings }: ComponentProps<typeof ServiceGrid>) {
  return (
    <>
      <Hero />
      <AfterHeading>
        <ServiceGrid drawings={drawings} />
        <Trust />
        <CallToAction />
      </AfterHeading>
    </>
  )
}

// Of the letters on the belt in `hero.svg`. Each moves to the place of the next; the first one arrives, the last one leaves.
const places = [
  [198.3, 103.5],
  [262.4, 140.5],
  [326.5, 177.5],
  [390.6, 214.5],
] as const

/** Renders the introduction with links to contact and more information. */
function Hero() {
  return (
    <div className={`page-width pair ${styles.hero}`}>
      <div className={styles.stack}>
        <h1>Professional B2B services for growing businesses</h1>
        <p className="lead">
          Marketing and remote communication for manufacturers: we find plants that could buy from you, help buyers find
          you, and put video calls on your website.
        </p>
        <p className="actions">
          <Link to="/contact" className={button.primary}>
            Start Now
          </Link>
          <Link to="/more-information" className={button.secondary}>
            More Information
          </Link>
        </p>
      </div>
      <div className={styles.drawing}>
        <svg viewBox="0 -8 640 608" width="640" height="600" aria-hidden="true">
          <use href={`${hero}#plant`} />
          <use href={`${hero}#callouts`} className={styles.callouts} />
          <g transform="translate(112 228)">
            <g className={styles.letters}>
              {places.map(([x, y]) => (
                <use key={x} href={`${hero}#letter`} x={x} y={y} />
              ))}
            </g>
          </g>
        </svg>
        <Callouts words={['Your product', 'The contact list and the message', 'The email that a buyer opens']} />
      </div>
    </div>
  )
}

/** Renders the contact options at the end of the home page. */
function CallToAction() {
  return (
    <section className={`section ruled ${styles.action}`} aria-labelledby="growth">
      <div className="page-width pair">
        <div className={styles.stack}>
          <h2 id="growth">Ready for Growth?</h2>
          <p className="lead">
            Write to us about the product that you would like to sell more of, or show it to us in a free video call.
            Request a day and time. Once we have confirmed them, you join from your browser, with nothing to install.
            The call and a proposal cost nothing.
          </p>
          <p className="actions">
            <Link to="/free-consultation" className={button.primary}>
              Free Consultation
            </Link>
            <Link to="/contact" className={button.secondary}>
              Send us a Message
            </Link>
          </p>
        </div>
        <ContactDetails />
      </div>
    </section>
  )
}
