import { useState } from 'react'
import { useStatechart } from '#addons/statechart/index.ts'
import { ConsultationForm } from '#src/components/consultation/ConsultationForm.tsx'
import layout from '#src/components/consultation/ConsultationLayout.module.css'
import { startConsultationIn, type ConsultationStanding } from '../startIn.ts'

// What the statechart panel offers to send.
const examples = { 'draft.change': [{ change: { name: 'Jana' } }, { change: { time: '10:00' } }] }

/** The booking form in its column, its journey standing where the story says. */
export function ConsultationIn(standing: ConsultationStanding) {
  const [consultation] = useState(() => startConsultationIn(standing))
  useStatechart(consultation, { examples })
  return (
    <div className={`page-width ${layout.columns}`}>
      <section aria-labelledby="consultation-form-title">
        <h2 id="consultation-form-title" className="visually-hidden">
          Booking
        </h2>
        <ConsultationForm consultation={consultation} onInterest={() => undefined} />
      </section>
    </div>
  )
}
