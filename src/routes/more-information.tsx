import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import b2bDatabase from '#src/services/b2b-database.mdx?drawing'
import emailMarketing from '#src/services/email-marketing.mdx?drawing'
import onlineSalesRepresentatives from '#src/services/online-sales-representatives.mdx?drawing'
import seoOptimization from '#src/services/seo-optimization.mdx?drawing'
import { ContactForm, FirstLine } from '../contact/ContactForm.tsx'
import { ContactSection } from '../contact/ContactSection.tsx'
import { getServices } from '../content/pageFacts.ts'
import { Flow } from '../form/Flow.tsx'
import { Block, Features } from '../service/Block.tsx'
import { Comparison } from '../service/Comparison.tsx'
import button from '../ui/button.module.css'
import { Plate } from '../ui/Drawing.tsx'
import { Page, useServiceBefore } from '../shell/Page.tsx'
import { contactFlow } from '../contact/contactFlow.ts'
import styles from './more-information.module.css'
import src from './more-information.svg'

export const Route = createFileRoute('/more-information')({
  staticData: {
    title: 'More Information About Our Services',
    summary:
      'Find out which service to start with: B2B contact databases, email marketing, SEO, or online sales representatives. This page explains each one and how a project runs.',
  },
  component: MoreInformation,
})

const plate = {
  src,
  alt: 'A pipe with four branches, each with a valve, which lead to an index card, an envelope, a magnifier, and a headset.',
  callouts: ['Database', 'Email', 'SEO', 'Sales representatives'],
}

// Four services in brief. Their pages say more, and the comparison below has the facts of all nine.
const services = [
  {
    name: 'B2B Databases',
    to: '/services/b2b-database',
    plate: b2bDatabase,
    text: 'We select contacts in plants that could buy from you, from a database updated monthly. Each row has its source, the date of the last check, and a note on whether you may write, email, or call.',
  },
  {
    name: 'Email Marketing',
    to: '/services/email-marketing',
    plate: emailMarketing,
    text: 'We plan, write, and send mailings about your product changes and trade shows, and replies go to your sales desk. Campaigns are GDPR-compliant: where a law requires consent, we email only people who have given it.',
  },
  {
    name: 'SEO Optimization',
    to: '/services/seo-optimization',
    plate: seoOptimization,
    text: 'We write the page on which a search for a dimension, a standard, or an alloy should end. Our work has brought an average of 150% organic traffic growth within 6 months.',
  },
  {
    name: 'Online Sales Representatives',
    to: '/services/online-sales-representatives',
    plate: onlineSalesRepresentatives,
    text: 'Representatives answer inquiries within your rules, with 24/7 support. They ask for missing details, arrange the call with your engineer, and follow up until the buyer has decided.',
  },
] as const

// Of every project.
const steps = {
  Brief:
    'We ask about one order that you won and one that you lost, because comparing them shows why buyers choose you and why they don’t. You tell us which countries and languages you sell in, and which companies to leave alone.',
  Proposal:
    'We write down scope, price, schedule, who approves what, and how personal data is used. Compare it with the typical order on the service page, and place your order if it suits you.',
  Work: 'We start with a single row, page, or email and ask what you think of it, so that a mistake turns up once and not three hundred times.',
  Report:
    'We check what we delivered against what you ordered and, where your order includes a report, compare the results with your earlier figures. You decide whether to continue, change course, or stop.',
}

function MoreInformation() {
  // The order calls one section by another name than its page.
  const titles = Object.fromEntries(getServices(useRouter()).map(({ path, title }) => [path, title]))
  const service = useServiceBefore()
  return (
    <Page
      heading="More Information About Our Services"
      introduction={
        <>
          <p className="lead">
            This page explains four of our nine services and compares all nine below. If you are short of contacts,
            start with a database. If your list brings no replies, start with email marketing. If buyers find your
            competitors first, start with search engine optimization (
            <abbr title="search engine optimization">SEO</abbr>). If inquiries go unanswered, start with sales
            representatives.
          </p>
          <p className="actions">
            <Link to="/more-information" hash="contact-form" className={button.primary}>
              Send us a Message
            </Link>
            <Link to="/more-information" hash="all-services" className={button.secondary}>
              Compare all services
            </Link>
            {service && (
              <span>
                You came from the page on {service}. If you start a new message below, it will begin with the name of
                that service.
              </span>
            )}
          </p>
        </>
      }
      plate={plate}
    >
      <Suspense>
        <div className={`page-width section ${styles.services}`}>
          <section aria-labelledby="first-services">
            <h2 id="first-services">Four services to start with</h2>
            <div className={`cells ${styles.described}`}>
              {services.map(({ name, to, plate, text }) => (
                // Without a name: “Email Marketing” would be found as the field “Email”.
                <section key={name}>
                  <Plate drawing={plate} />
                  <h3>{name}</h3>
                  <p>{text}</p>
                  <p>
                    <Link to={to}>More about {titles[to]}</Link>
                  </p>
                </section>
              ))}
            </div>
          </section>
          <Comparison />
        </div>
      </Suspense>
      <Suspense>
        <Block id="how-we-work" heading="How we work" sheet>
          <p>
            Every project has four steps. The form below starts the first one: two lines about the service and the
            product are enough.
          </p>
          <Features>
            {Object.entries(steps).map(([step, text]) => (
              <li key={step}>
                <h3>{step}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Features>
        </Block>
      </Suspense>
      <ContactSection
        heading="Get in Touch"
        text="You can write or call. To start, we only need to know which service interests you, and for which product."
      >
        <Flow flow={contactFlow}>
          {(contact) => (
            <>
              <FirstLine contact={contact} />
              <ContactForm page="/more-information" contact={contact} />
            </>
          )}
        </Flow>
      </ContactSection>
    </Page>
  )
}
