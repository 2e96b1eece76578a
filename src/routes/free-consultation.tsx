import { createFileRoute, Link } from '@tanstack/react-router'
import src from '../consultation/free-consultation.svg'
import { ConsultationForm } from '../consultation/ConsultationForm.tsx'
import { BookingSection } from '../consultation/BookingSection.tsx'
import { Flow } from '../form/ActorForm.tsx'
import { Page } from '../site/Page.tsx'
import { consultationFlow } from '../consultation/consultationFlow.ts'

export const Route = createFileRoute('/free-consultation')({
  staticData: {
    title: 'Schedule Your Free Consultation',
    summary: 'Ask for a day and time for a free video call about a product that should sell better.',
  },
  component: FreeConsultation,
})

const plate = {
  src,
  alt: 'A wall calendar with one day in signal color, and two clocks that show the same moment in two time zones.',
  callouts: ['The day you choose', 'Your time zone', 'Our time zone'],
}

function FreeConsultation() {
  return (
    <Page
      heading="Schedule Your Free Consultation"
      introduction={
        <>
          <p className="lead">
            A free video call about one product: who could buy it, and which service would help. Ask for a day and time.
          </p>
          <p>
            Rather write? <Link to="/contact">Send us a message</Link>.
          </p>
        </>
      }
      plate={plate}
      leadsToForm
    >
      <BookingSection>
        <Flow flow={consultationFlow}>{(consultation) => <ConsultationForm consultation={consultation} />}</Flow>
      </BookingSection>
    </Page>
  )
}
