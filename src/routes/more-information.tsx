import { createFileRoute } from '@tanstack/react-router'
import { ContactForm } from '../components/contact/ContactForm.tsx'
import { ContactSection } from '../components/contact/ContactSection.tsx'
import { Flow } from '../components/form/Flow.tsx'
import { AllServices } from '../components/information/AllServices.tsx'
import { FirstLine } from '../components/information/FirstLine.tsx'
import { HowWeWork } from '../components/information/HowWeWork.tsx'
import { ServiceSections } from '../components/information/ServiceSections.tsx'
import { showToast } from '../components/toasts/showToast.ts'
import { Page } from '../components/site/Page.tsx'
import { startContact } from '../flows/contact.ts'

export const Route = createFileRoute('/more-information')({
  staticData: {
    title: 'More Information About Our Services',
    summary:
      'B2B databases, email marketing, SEO optimization, and online sales representatives in brief, all nine services, how we work, and a form.',
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
          Four of our services in brief, with a link to the page of each. Below them: all nine, how we work, and a form
          that reaches us directly.
        </p>
      }
    >
      <ServiceSections />
      <AllServices />
      <HowWeWork />
      <ContactSection heading="Get in Touch" text="Name the service and the product it is for. Write to us, or call.">
        <Flow start={start}>
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
