import { useState } from 'react'
import { matchesState } from 'xstate'
import {
  consultationForm,
  emptyConsultationDraft,
  validateConsultation,
  type ConsultationBooking,
  type ConsultationDraft,
} from '#contract/consultation.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { ConsultationForm } from '#src/consultation/ConsultationForm.tsx'
import { DateField } from '#src/consultation/DateField.tsx'
import form from '#src/form/Form.module.css'
import { now, stoppedClock } from '../../tests/fixtures/startForms.ts'
import { booking, draft as example } from '../../tests/fixtures/visitor.ts'
import { useFormStory, type FormStory } from '../form/useFormStory.ts'

/** The state of a story's booking machine, and the visitor's clock: `at` an instant in an IANA zone. */
export type ConsultationState = FormStory<typeof consultationMachine, ConsultationDraft, ConsultationBooking> & {
  at?: string
  timeZone?: string
}

const { time: hour, ...change } = example

// A whole booking, a name, and an invalid address.
const examples = {
  'draft.change': [{ change }, { change: { name: 'Jana' } }, { change: { email: 'jana@' } }],
  'time.setSpecific': [{ hour }, {}],
}

function useConsultation(story: ConsultationState) {
  const { state, draft = emptyConsultationDraft, at = now, timeZone = 'Europe/Bratislava' } = story
  const [clock] = useState(() => stoppedClock(at, timeZone))
  const flexible = matchesState({ time: 'flexible' }, state)
  const consultation = useFormStory({
    form: consultationForm,
    machine: consultationMachine,
    story,
    input: { draft, timeZone },
    at,
    judged: validateConsultation({ ...draft, flexible }, clock),
    payload: booking,
    examples,
  })
  return { consultation, clock }
}

/** Renders the booking form in its column, in the state of the story. */
export function ConsultationStory(storyState: ConsultationState) {
  const { consultation, clock } = useConsultation(storyState)
  return (
    <div className="page-width">
      <section aria-labelledby="consultation-form-title">
        <h2 id="consultation-form-title" className="visually-hidden">
          Booking
        </h2>
        <ConsultationForm key={consultation.sessionId} consultation={consultation} clock={clock} />
      </section>
    </div>
  )
}

/** The state of a form that nobody has sent. */
export const idle = { booking: { idle: 'clean' }, time: 'specific' } as const

/** State of the date field. */
export type DateState = Pick<ConsultationState, 'draft' | 'at'> & { readOnly: boolean }

/** Renders the date field alone, with a stopped clock. */
export function DateFieldStory({ readOnly, ...storyState }: DateState) {
  const { consultation, clock } = useConsultation({ state: idle, ...storyState })
  return (
    <form key={consultation.sessionId} className={form.form} aria-label="Booking">
      <DateField consultation={consultation} clock={clock} error={undefined} readOnly={readOnly} />
    </form>
  )
}
