import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import b2bDatabase from '#src/services/b2b-database.mdx?drawing'
import emailMarketing from '#src/services/email-marketing.mdx?drawing'
import onlineSalesRepresentatives from '#src/services/online-sales-representatives.mdx?drawing'
import seoOptimization from '#src/services/seo-optimization.mdx?drawing'
import { ContactForm } from '../contact/ContactForm.tsx'
import { ContactSection } from '../contact/ContactSection.tsx'
import { getServices, type ListedPage } from '../content/pageFacts.ts'
import { WithActor } from '../form/WithActor.tsx'
import { Block, Features } from '../service/Block.tsx'
import { Comparison, getOrder } from '../service/Comparison.tsx'
import button from '../ui/button.module.css'
import { Drawing } from '../ui/Drawing.tsx'
import { Page, useHanded } from '../shell/Page.tsx'
import { contactFlow } from '../contact/contactFlow.ts'
import { request } from '../contact/reply.ts'
import styles from './more-information.module.css'
import src from './more-information.svg'

export const Route = createFileRoute('/more-information')({
  staticData: {
    title: 'More Information About Our Services',
    summary:
      'Find out which of nine services to start with: what each one is for, how long it takes, what the price depends on, and how a project runs.',
    alt: 'A pipe with four branches, each with a valve, which lead to an index card, an envelope, a magnifier, and a headset.',
  },
  component: MoreInformation,
})

const plate = { src, callouts: ['Database', 'Email', 'SEO', 'Sales representatives'] }

// Four services in brief. Their pages say more, and the comparison below has the facts of all nine.
const firstServices = [
  {
    name: 'B2B Databases',
    to: '/services/b2b-database',
    drawing: b2bDatabase,
    text: 'From a database updated monthly, we select contacts at plants that could buy from you. Each row has its source, the date of the last check, and a note on whether you may write, email, or call.',
  },
  {
    name: 'Email Marketing',
    to: '/services/email-marketing',
    drawing: emailMarketing,
    text: 'We plan, write, and send GDPR-compliant email campaigns about your product changes and trade shows. Replies go to your sales team. We email only people who may be emailed under the law of their country.',
  },
  {
    name: 'SEO Optimization',
    to: '/services/seo-optimization',
    drawing: seoOptimization,
    text: 'We write the pages that buyers should land on when they search for a dimension, a standard, or an alloy. Our work has brought an average of 150% organic traffic growth within 6 months.',
  },
  {
    name: 'Online Sales Representatives',
    to: '/services/online-sales-representatives',
    drawing: onlineSalesRepresentatives,
    text: 'Representatives answer inquiries within your rules, with 24/7 support. They ask for missing details and follow up on your quotations on the dates that you set.',
  },
] as const

// Of every project.
const steps = {
  Questions:
    'You send us a message, and we reply by email with our questions: which countries and languages you sell in, which companies to leave out, and how you won one deal and lost another. Comparing the two often shows what tips the decision.',
  Proposal:
    'You get a written proposal with scope, price, and schedule, who approves what, and how personal data is used. Compare it with the typical order on the service page. It costs nothing, and you are bound to nothing until you accept it.',
  Work: 'We follow the steps of the typical order, and at the steps marked as yours you correct or approve the work. You see the first rows of a contact list, or the first LinkedIn post, before we do the rest, so a mistake is caught before it is repeated.',
  Report:
    'We check what we delivered against what you ordered. If your order includes a report, it shows what the work brought: clicks, replies, or conversations. You decide whether to continue, change course, or stop.',
}

function MoreInformation() {
  const services = getServices(useRouter())
  // As the page opened: a link to one of its places hands it nothing, and the form would move.
  const [about] = useState(useHanded('about'))
  const service = services.find(({ title }) => title === about)
  const form = (
    <ContactSection
      heading="Get in Touch"
      text="If you don’t know which service to ask for, call us and describe the problem."
    >
      <WithActor flow={contactFlow}>
        {(contact) => <ContactForm page="/more-information" contact={contact} />}
      </WithActor>
    </ContactSection>
  )
  return (
    <Page heading="More Information About Our Services" introduction={<Introduction service={service} />} plate={plate}>
      {service && form}
      <Suspense>
        <section className={`page-width section ${styles.first}`} aria-labelledby="first-services">
          <h2 id="first-services">Four services to start with</h2>
          <div className={`cells ${styles.described}`}>
            {firstServices.map(({ name, to, drawing, text }) => (
              // Without a name: “Email Marketing” would be found as the field “Email”.
              <section key={name}>
                <div>
                  <Drawing drawing={drawing} className="plate" />
                </div>
                <h3>{name}</h3>
                <p>{text}</p>
                <p>
                  {/* The order calls one section by another name than its page. */}
                  <Link to={to}>More about {services.find(({ path }) => path === to)!.title}</Link>
                </p>
              </section>
            ))}
          </div>
        </section>
        <Comparison />
      </Suspense>
      <Suspense>
        <Block id="how-we-work" heading="How we work">
          <p>Every project has four steps, and a message starts the first one. {request}</p>
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
      {!service && form}
    </Page>
  )
}

/** Renders what the page is for or, after a service, whose form follows at once, how to get started with it. */
const Introduction = ({ service }: { service: ListedPage | undefined }) => (
  <>
    {service ? (
      <p className="lead">
        <strong>{service.title}:</strong> To get started, send us a message. {request} {getOrder(service.slug).begin}
      </p>
    ) : (
      <p className="lead">
        Start with a database if you lack contacts, with email marketing if your list brings no replies, with search
        engine optimization (<abbr title="search engine optimization">SEO</abbr>) if buyers find your competitors first,
        and with sales representatives if inquiries go unanswered. This page explains these four and compares all nine
        services. If your problem is a different one, describe it in a message.
      </p>
    )}
    {!service && (
      <p className="actions">
        <Link to="/more-information" hash="contact-form" className={button.primary}>
          Send us a Message
        </Link>
        <Link to="/more-information" hash="all-services" className={button.secondary}>
          Compare all services
        </Link>
      </p>
    )}
  </>
)
