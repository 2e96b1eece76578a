import { createFileRoute } from '@tanstack/react-router'
import { ContactForm } from '../components/contact/ContactForm.tsx'
import { ContactSection } from '../components/contact/ContactSection.tsx'
import { Flow } from '../components/form/Flow.tsx'
import { HowWeWork } from '../components/information/HowWeWork.tsx'
import { ServiceSections } from '../components/information/ServiceSections.tsx'
import { showToast } from '../components/toasts/showToast.ts'
import { Page } from '../components/site/Page.tsx'
import { startContact } from '../flows/contact.ts'

export const Route = createFileRoute('/more-information')({
  staticData: {
    title: 'More Information About Our Services',
    summary:
      'B2B databases, email marketing, SEO optimization, and online sales representatives in more detail, how we work, and a form to ask us.',
  },
  component: MoreInformation,
})

const start = () => startContact(showToast)

function MoreInformation() {
  return (
    <Page
      heading="More Information About Our Services"
      introduction={
        <p className="lead">
          Four of our services in more detail, for readers who have to defend the choice in their own company. Below
          them: how we work, and a form that reaches us directly.
        </p>
      }
    >
      <ServiceSections />
      <HowWeWork />
      <ContactSection
        heading="Get in Touch"
        text="Tell us what you make and where sales stall; that says more than a brief. Write to us, or call."
      >
        <Flow start={start}>{(contact) => <ContactForm page="/more-information" contact={contact} />}</Flow>
      </ContactSection>
    </Page>
  )
}
