import { useState } from 'react'
import { ConsultationForm } from '#src/components/consultation/ConsultationForm.tsx'
import { startConsultationIn, type ConsultationStanding } from '../startIn.ts'

/** The booking form, its journey standing where the story says. */
export function ConsultationIn(standing: ConsultationStanding) {
  const [consultation] = useState(() => startConsultationIn(standing))
  return (
    <section className="page-width" aria-labelledby="consultation-form-title">
      <h2 id="consultation-form-title">Booking</h2>
      <ConsultationForm consultation={consultation} onInterest={() => undefined} />
    </section>
  )
}
