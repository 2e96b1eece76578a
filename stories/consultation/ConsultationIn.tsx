import { useState } from 'react'
import { useStatechart } from '#storybook-addon-statechart/index.ts'
import { ConsultationForm } from '#src/components/consultation/ConsultationForm.tsx'
import layout from '#src/components/consultation/ConsultationLayout.module.css'
import { clockOf, startConsultationIn, type ConsultationStanding } from '../startIn.ts'

// Example payloads for the statechart panel.
const examples = { 'draft.change': [{ change: { name: 'Jana' } }, { change: { time: '10:00' } }] }

/** Renders the booking form in its column, in the state of the story. */
export function ConsultationIn(standing: ConsultationStanding) {
  const [clock] = useState(() => clockOf(standing))
  const [consultation] = useState(() => startConsultationIn(standing))
  useStatechart(consultation, { examples })
  return (
    <div className={`page-width ${layout.columns}`}>
      <section aria-labelledby="consultation-form-title">
        <h2 id="consultation-form-title" className="visually-hidden">
          Booking
        </h2>
        <ConsultationForm consultation={consultation} clock={clock} />
      </section>
    </div>
  )
}
