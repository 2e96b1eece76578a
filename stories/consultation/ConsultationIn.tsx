import { useState } from 'react'
import { useStatechart } from '#addons/statechart/index.ts'
import { ConsultationForm } from '#src/components/consultation/ConsultationForm.tsx'
import { startConsultationIn, type ConsultationStanding } from '../startIn.ts'

// What the statechart panel offers to send.
const examples = { 'draft.change': [{ change: { name: 'Jana' } }, { change: { time: '10:00' } }] }

/** The booking form, its journey standing where the story says. */
export function ConsultationIn(standing: ConsultationStanding) {
  const [consultation] = useState(() => startConsultationIn(standing))
  useStatechart(consultation, { examples })
  return (
    <section className="page-width" aria-labelledby="consultation-form-title">
      <h2 id="consultation-form-title">Booking</h2>
      <ConsultationForm consultation={consultation} onInterest={() => undefined} />
    </section>
  )
}
