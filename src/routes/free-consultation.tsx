import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import plate from 'virtual:illustration/free-consultation'
import { ConsultationForm } from '../components/consultation/ConsultationForm.tsx'
import { NextSteps } from '../components/consultation/NextSteps.tsx'
import layout from '../components/consultation/ConsultationLayout.module.css'
import { FormNotice } from '../components/form/FormNotice.tsx'
import { Flow } from '../components/form/Flow.tsx'
import { showToast } from '../components/toasts/showToast.ts'
import { Page } from '../components/site/Page.tsx'
import { startConsultation } from '../flows/consultation.ts'

export const Route = createFileRoute('/free-consultation')({
  staticData: {
    title: 'Schedule Your Free Consultation',
    summary:
      'Choose a day, an hour, and your time zone for a free consultation by video call, from computer or mobile, with nothing to install.',
  },
  component: FreeConsultation,
})

const start = () => startConsultation(showToast)

function FreeConsultation() {
  return (
    <Page
      heading="Schedule Your Free Consultation"
      introduction={
        <p className="lead">
          Choose a day and an hour that suit you, in your own time zone. You need a browser and a microphone; a camera
          helps.
        </p>
      }
      plate={plate}
    >
      <div className={`page-width ${layout.columns}`}>
        <section aria-labelledby="consultation-form-title">
          <Suspense>
            <h2 id="consultation-form-title" className="visually-hidden">
              Booking
            </h2>
          </Suspense>
          <Suspense>
            <Flow start={start}>{(consultation) => <ConsultationForm consultation={consultation} />}</Flow>
          </Suspense>
          <Suspense>
            <FormNotice
              purpose="arrange and hold your consultation"
              withdraw="your request"
              basis="Steps that you ask for before a contract, Article 6(1)(b) GDPR"
            />
          </Suspense>
        </section>
        <NextSteps />
      </div>
    </Page>
  )
}
