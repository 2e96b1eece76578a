import { useState } from 'react'
import { FunctionFailure } from '#machines/failure.ts'
import { useStatechart } from 'storybook-addon-statechart/react'
import { ConsultationForm } from '#src/components/consultation/ConsultationForm.tsx'
import layout from '#src/components/consultation/BookingSection.module.css'
import { draft } from '../../tests/fixtures/visitor.ts'
import { createClock, startConsultationIn, type ConsultationState } from '../startInState.ts'

const { time: hour, ...change } = draft

// What the statechart panel sends, and what it enters states with: a whole booking, a name, and an invalid address.
const examples = {
  'draft.change': [{ change }, { change: { name: 'Jana' } }, { change: { email: 'jana@' } }],
  'time.setSpecific': [{ hour }, {}],
  'error: sendConsultationEmail': { error: new FunctionFailure('refused', { status: 503 }) },
}

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
