import { Link, useRouter } from '@tanstack/react-router'
import { AfterHeading } from '../shell/Page.tsx'
import button from '../ui/button.module.css'
import { Callouts, type DrawingFile, Icon } from '../ui/Drawing.tsx'
import hero from './hero.svg'
import styles from './HomePage.module.css'
import { getServices } from '../content/pageFacts.ts'
import { FactText, sentence } from '../content/factText.tsx'
import { ContactDetails } from '../contact/ContactDetails.tsx'

type Props = {
  /** The drawings of the services that are shown large, by slug. */
  drawings: Record<string, DrawingFile>
}

/** Renders the home page: the introduction and its sections, which are rendered after the heading on a tap. */
export function HomePage({ drawings }: Props) {
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
          We provide marketing and remote communication for manufacturers. We find plants that could buy from you, write
          your emails, get you found online, answer inquiries, and add video calls to your website.
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

/**
 * Lists the services as cards. Adding a service adds its card, and the last one fills its row. One with a drawing is as high as
 * two, and on a large screen as wide: the grid closes if the others stand beside it in pairs.
 */
export function ServiceGrid({ drawings }: Props) {
  return (
    <section className="section ruled" aria-labelledby="services">
      <div className="page-width">
        <h2 id="services">Our Services</h2>
        <p className={`lead ${styles.introduction}`}>
          Each service has a page with a typical order: what you provide, what you receive, how long each step takes,
          and what the price depends on.{' '}
          <Link to="/more-information" hash="all-services">
            Compare all services
          </Link>
        </p>
        <ul role="list" className={`cells ${styles.grid}`}>
          {getServices(useRouter()).map(({ path: to, slug, title, number, card }) => (
            <li key={to} className={drawings[slug] && styles.large}>
              <div className={styles.card}>
                {drawings[slug] && <Figure drawing={drawings[slug]} />}
                <p className="number">{number}</p>
                <Icon name={slug} size={48} />
                <h3 id={`card-${slug}`}>{title}</h3>
                <p>{card}</p>
                <Link to={to} className={styles.link} aria-describedby={`card-${slug}`} data-print="no">
                  Read more
                  <Icon name="arrow-right" />
                </Link>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * Renders the drawing of a service over the width of its card, with the words of its callouts. The margin and the frame of its
 * sheet are cut off: the card is its frame.
 */
const Figure = ({ drawing: { src, alt, callouts } }: { drawing: DrawingFile }) => (
  <div className={styles.figure} data-print="no">
    <img src={`${src}#svgView(viewBox(31,31,1138,569))`} alt={alt} width={1140} height={570} loading="lazy" />
    <Callouts words={callouts} />
  </div>
)

const { bases, references } = __EVIDENCE__

// The owner's claims (docs/requirements.md, section 2). A note that would only repeat one, or invent something, is left out. A
// row of the grid is as high as its longest note, so the claims come by the length of theirs.
const claims: {
  claim: string
  /** The part of it that is shown large. */
  large: string
  note?: string
  basis: string
}[] = [
  {
    claim: '15+ years of experience',
    large: '15+',
    basis: bases.experience,
  },
  { claim: 'Certified Apple brand partner', large: 'Certified', basis: bases.partner },
  { claim: 'More than 1,500 clients', large: '1,500', basis: bases.clients },
  {
    claim: 'Proven ROI',
    large: 'Proven',
    // As the last step on the page “More Information” says.
    note: 'Where your order includes a report, we compare the results with your earlier figures.',
    basis: bases.roi,
  },
  {
    claim: 'Over 150 countries',
    large: '150',
    note: 'We work remotely: calls run in the browser, and you can book yours in any of eleven time zones.',
    basis: bases.countries,
  },
  {
    claim: '100% GDPR compliance',
    large: '100%',
    note: 'If we process personal data on your behalf, a contract under Article\u00a028 GDPR governs the processing. For every other use of personal data, we have a legal basis.',
    basis: bases.gdpr,
  },
]

/** Lists six claims, each with the note on it and its basis, and the companies that recommend us. */
function Trust() {
  return (
    <section className="blueprint" aria-labelledby="trust">
      <div className={`page-width ${styles.facts}`}>
        <h2 id="trust">Why companies trust us</h2>
        <p className={`lead ${styles.words}`}>
          We worked with a major technology brand for 3 years.{' '}
          {bases.brand && <span className={styles.basis}>{sentence(`Basis: ${bases.brand}`)}</span>}
        </p>
        <ol role="list" className={`cells ${styles.claims}`}>
          {claims.map(({ claim, large, note, basis }) => {
            const [before, after] = claim.split(large)
            return (
              <li key={claim}>
                <h3>
                  {before}
                  <b>{large}</b>
                  <span>{after === ' ROI' ? <abbr title="return on investment">{after}</abbr> : after}</span>
                </h3>
                {note && <p>{note}</p>}
                {basis && (
                  <p className={styles.basis}>
                    <FactText>{sentence(`Basis: ${basis}`)}</FactText>
                  </p>
                )}
              </li>
            )
          })}
        </ol>
        {references.length > 0 && (
          <div className={styles.references}>
            <p>Companies that recommend us in writing</p>
            <ul role="list">
              {references.map((reference) => {
                const [company = '', letter] = reference.split(': ')
                return (
                  <li key={reference}>
                    <b>
                      <FactText>{company}</FactText>
                    </b>
                    {': '}
                    <span>{letter}</span>
                  </li>
                )
              })}
            </ul>
          </div>
        )}
      </div>
    </section>
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
            Tell us which product you would like to sell more of, or show it to us in a first call. The call is free and
            runs on our own chat platform. Suggest a day and time. Once we have agreed on them, you can join from your
            browser, and there is nothing to install.
          </p>
          <p className="actions">
            <Link to="/free-consultation" className={button.primary}>
              Free Consultation
            </Link>
            <Link to="/contact" className={button.secondary}>
              Send a Message
            </Link>
          </p>
        </div>
        <ContactDetails />
      </div>
    </section>
  )
}
