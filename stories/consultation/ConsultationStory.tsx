import { useState } from 'react'
import { useStoryActor } from 'storybook-addon-statechart/react'
import { matchesState, type StateValueFrom } from 'xstate'
import {
  consultationForm,
  emptyConsultationDraft,
  validateConsultation,
  type ConsultationBooking,
  type ConsultationDraft,
} from '#contract/consultation.ts'
import type { Receipt } from '#contract/endpoints.ts'
import { newIdempotencyKey } from '#contract/attempt.ts'
import { submit } from '#machines/form.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { FunctionFailure, type FailureFacts } from '#contract/failure.ts'
import { sendTo } from '#src/form/functions.ts'
import { ConsultationForm } from '#src/consultation/ConsultationForm.tsx'
import { DateField } from '#src/consultation/DateField.tsx'
import form from '#src/form/Form.module.css'
import { now, stoppedClock } from '../../tests/fixtures/startForms.ts'
import { booking, draft as example } from '../../tests/fixtures/visitor.ts'
import { useReports } from '../toasts/WithToasts.tsx'

/**
 * The state of a story's booking machine, what is known of a failure, and the visitor's clock: `at` an instant in an
 * IANA zone.
 */
export type ConsultationState = {
  state: StateValueFrom<typeof consultationMachine>
  draft?: ConsultationDraft
  failure?: FailureFacts
  /** What the server says of a booking that it has accepted. */
  receipt?: Receipt
  /** The booking that was accepted last, in the state success. */
  accepted?: ConsultationBooking
  at?: string
  timeZone?: string
}

/** Returns the real booking machine with a stopped clock, and its snapshot in the state of the story. */
function prepareConsultation(storyState: ConsultationState) {
  const { state, draft = emptyConsultationDraft, failure, at = now, timeZone = 'Europe/Bratislava' } = storyState
  const clock = stoppedClock(at, timeZone)
  const machine = consultationMachine.provide({
    actors: { send: sendTo<ConsultationBooking>(consultationForm.function) },
  })
  const flexible = matchesState({ time: 'flexible' }, state)
  const { body, errors } = validateConsultation({ ...draft, flexible }, clock)
  const attempt = body && { body, idempotencyKey: newIdempotencyKey() }
  const isAccepted = matchesState({ booking: 'success' }, state)
  const accepted = isAccepted
    ? { body: storyState.accepted ?? booking, reference: '2f1f3f6f7f10', ...storyState.receipt }
    : undefined
  const context = { draft, timeZone, now: clock.now().getTime(), body, errors, attempt, failure, accepted }
  const snapshot = machine.resolveState({ value: state, context })
  return { clock, machine, options: { input: { draft, timeZone }, snapshot, examples } }
}

const { time: hour, ...change } = example

// What the statechart panel sends, and finds paths with: a whole booking, a name, and an invalid address.
const examples = {
  submit: [submit(Date.parse(now))],
  'draft.change': [{ change }, { change: { name: 'Jana' } }, { change: { email: 'jana@' } }],
  'time.setSpecific': [{ hour }, {}],
  'error: send': { error: new FunctionFailure('refused', { status: 503 }) },
}

function useConsultation(storyState: ConsultationState) {
  const [{ clock, machine, options }] = useState(() => prepareConsultation(storyState))
  const consultation = useStoryActor(machine, options)
  useReports(consultation, consultationForm.function)
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
