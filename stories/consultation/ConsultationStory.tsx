import { useState } from 'react'
import { useStatechart } from 'storybook-addon-statechart/react'
import { ConsultationForm } from '#src/components/consultation/ConsultationForm.tsx'
import layout from '#src/components/consultation/ConsultationLayout.module.css'
import { createClock, startConsultationIn, type ConsultationState } from '../startInState.ts'

// Example payloads for the statechart panel.
const examples = { 'draft.change': [{ change: { name: 'Jana' } }, { change: { time: '10:00' } }] }

/** Renders the booking form in its column, in the state of the story. */
export function ConsultationStory(storyState: ConsultationState) {
  const [clock] = useState(() => createClock(storyState))
  const [consultation] = useState(() => startConsultationIn(storyState))
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
