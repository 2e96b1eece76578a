import { createFileRoute, Link } from '@tanstack/react-router'
import src from '../contact/contact.svg'
import { ContactForm } from '../contact/ContactForm.tsx'
import { ContactSection } from '../contact/ContactSection.tsx'
import { Flow } from '../form/ActorForm.tsx'
import button from '../site/button.module.css'
import { Page } from '../site/Page.tsx'
import { contactFlow } from '../contact/contactFlow.ts'

export const Route = createFileRoute('/contact')({
  staticData: {
    title: 'Ready for Growth? Contact us',
    summary: 'Phone, email, message form, and free consultation for manufacturers who look for buyers.',
  },
  component: Contact,
})

const plate = {
  src,
  alt: 'A hand finishes the second of two lines on a sheet of paper. A dimension counts them, and an envelope waits.',
  callouts: ['Your message'],
}

function Contact() {
  return (
    <Page
      heading="Ready for Growth?"
      introduction={
        <>
          <p className="lead">
            Tell us what you make, who buys it, and where sales stall. If you’d rather show a part or a drawing, book a
            call: the first one&nbsp;is&nbsp;free.
          </p>
          <p>
            <Link to="/free-consultation" className={button.secondary}>
              Free Consultation
            </Link>
          </p>
        </>
      }
      plate={plate}
      leadsToForm
    >
      <ContactSection
        heading="Contact details"
        text={'Two lines are enough: “Gear pumps up to DN\u00a050 for paint makers. Nobody in Poland asks\u00a0us.”'}
      >
        <Flow flow={contactFlow}>{(contact) => <ContactForm page="/contact" contact={contact} />}</Flow>
      </ContactSection>
    </Page>
  )
}
