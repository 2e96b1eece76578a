import { createFileRoute, Link } from '@tanstack/react-router'
import src from '../consultation/free-consultation.svg'
import { DeviceCheck } from '../call/DeviceCheck.tsx'
import { ConsultationForm } from '../consultation/ConsultationForm.tsx'
import { BookingSection } from '../consultation/BookingSection.tsx'
import { WithActor } from '../form/WithActor.tsx'
import { Page } from '../shell/Page.tsx'
import { consultationFlow } from '../consultation/consultationFlow.ts'

export const Route = createFileRoute('/free-consultation')({
  staticData: {
    title: 'Schedule Your Free Consultation',
    summary:
      'Book a free video call about a product that you want to sell more of. Request a day and time, and join from your browser, with nothing to install.',
    alt: 'A wall calendar with one day in signal color, and two clocks that show the same moment in two time zones.',
  },
  component: FreeConsultation,
})

const plate = { src, callouts: ['The day you choose', 'Your time zone', 'Our time zone'] }

function FreeConsultation() {
  return (
    <Page
      heading="Schedule Your Free Consultation"
      introduction={
        <>
          <p className="lead">
            In a free video call, we look at one of your products, discuss who could buy it, and work out which service
            would help first. Afterward you decide whether you want a written proposal, which costs nothing, either.
          </p>
          <p>
            Request a day and time below. If you prefer to write, <Link to="/contact">send us a message</Link>.
          </p>
        </>
      }
      plate={plate}
    >
      <BookingSection check={<DeviceCheck />}>
        <WithActor flow={consultationFlow}>
          {(consultation) => <ConsultationForm consultation={consultation} />}
        </WithActor>
      </BookingSection>
    </Page>
  )
}
