import { createFileRoute, Link } from '@tanstack/react-router'
import src from '../contact/contact.svg'
import { ContactForm } from '../contact/ContactForm.tsx'
import { ContactSection } from '../contact/ContactSection.tsx'
import { WithActor } from '../form/WithActor.tsx'
import button from '../ui/button.module.css'
import { Page, useHanded } from '../shell/Page.tsx'
import { contactFlow } from '../contact/contactFlow.ts'
import { request } from '../contact/reply.ts'

export const Route = createFileRoute('/contact')({
  staticData: {
    title: 'Ready for Growth? Contact us',
    summary:
      'Call us, send us a message, or book a free consultation. We work for manufacturers and industrial companies that are looking for new buyers.',
    alt: 'A hand finishes the second of two lines on a sheet of paper. A dimension line numbers the two lines, and an envelope lies ready.',
  },
  component: Contact,
})

const plate = { src, callouts: ['Your message'] }

function Contact() {
  // What the closing box of an article has asked for, and otherwise what we ask of everybody.
  const asked = useHanded('request') ?? request
  return (
    <Page
      heading="Ready for Growth?"
      introduction={
        <>
          <p className="lead">
            {asked} Would you rather show us a part or a drawing? Book a free&nbsp;video&nbsp;call.
          </p>
          <p>
            <Link to="/free-consultation" className={button.secondary}>
              Free Consultation
            </Link>
          </p>
        </>
      }
      plate={plate}
    >
      <ContactSection heading="Contact details">
        <WithActor flow={contactFlow}>{(contact) => <ContactForm page="/contact" contact={contact} />}</WithActor>
      </ContactSection>
    </Page>
  )
}
