import { useSelector } from '@xstate/react'
import { useMemo, useRef, type ChangeEvent } from 'react'
import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import type { ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import {
  consultationDraft,
  consultationState,
  isFlexible,
  shownConsultationFaults,
  type ConsultationState,
} from '#machines/consultation/consultationState.ts'
import { Field } from '../form/Field.tsx'
import { changeIn, textsIn } from '../form/fields.ts'
import form from '../form/Form.module.css'
import { FormMissing } from '../form/FormMissing.tsx'
import { hasSameEntries } from '../form/sameEntries.ts'
import { Trap } from '../form/Trap.tsx'
import { useDraft } from '../form/useDraft.ts'
import { useFirstFocus } from '../form/useFirstFocus.ts'
import { useSubmit } from '../form/useSubmit.ts'
import { WithoutScript } from '../form/WithoutScript.tsx'
import button from '../site/button.module.css'
import { DateField } from './DateField.tsx'
import { TimeFields } from './TimeFields.tsx'

const buttonText: Record<ConsultationState, string> = {
  idle: 'Schedule Consultation',
  submitting: 'Scheduling...',
  success: 'Schedule Consultation',
  failure: 'Schedule Consultation',
}

type Props = {
  /** The journey; undefined while it is being fetched, null when it cannot be had. */
  consultation: ConsultationActorRef | null | undefined
  /** The visitor has begun. */
  onInterest: () => void
}

/** The form that books a free consultation. Without its journey yet, it can be read and filled in. */
export function ConsultationForm({ consultation: actor, onInterest }: Props) {
  const consultation = actor ?? undefined
  const ref = useRef<HTMLFormElement>(null)
  const state = useSelector(consultation, consultationState)
  const draft = useSelector(consultation, consultationDraft)
  const flexible = useSelector(consultation, isFlexible)
  const faults = useSelector(consultation, shownConsultationFaults, hasSameEntries)
  const isSubmitting = state === 'submitting'

  const enter = ({ flexible: isWished, ...change }: Record<string, string | boolean>) => {
    // What was entered before the journey came is taken at once: an hour outdoes any time that was kept, and any time
    // that is ticked outdoes an hour.
    if (change['time']) consultation?.send({ type: 'time.fix' })
    if (isWished === undefined || Object.keys(change).length > 0) consultation?.send({ type: 'draft.change', change })
    if (isWished !== undefined) consultation?.send({ type: isWished ? 'time.flex' : 'time.fix' })
  }
  const values = useMemo(
    () => consultation && { ...draft, time: flexible ? '' : draft.time, flexible },
    [consultation, draft, flexible],
  )
  useDraft(ref, values, enter)
  const onSubmit = useSubmit(ref, consultation && (() => consultation.send({ type: 'consultation.submit' })), state)
  useFirstFocus(ref, onInterest)
  const onChange = (event: ChangeEvent<HTMLFormElement>) => enter(changeIn(event))

  return (
    <form
      ref={ref}
      method="post"
      autoComplete="off"
      noValidate
      className={form.form}
      aria-labelledby="consultation-form-title"
      aria-busy={isSubmitting}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <WithoutScript />
      <Trap />
      {actor === null && <FormMissing form={ref} name="consultation" entries={entriesIn} />}
      <Field label="Full Name *" name="name" fault={faults.name}>
        {(field) => (
          <input {...field} type="text" autoComplete="name" required defaultValue="" readOnly={isSubmitting} />
        )}
      </Field>
      <div className={form.pair}>
        <Field label="Email Address *" name="email" fault={faults.email}>
          {(field) => (
            <input {...field} type="email" autoComplete="email" required defaultValue="" readOnly={isSubmitting} />
          )}
        </Field>
        <Field label="Phone Number *" name="phone" fault={faults.phone}>
          {(field) => (
            <input
              {...field}
              type="tel"
              autoComplete="tel"
              placeholder="+421 XXX XXX XXX"
              required
              defaultValue=""
              readOnly={isSubmitting}
            />
          )}
        </Field>
      </div>
      <DateField consultation={consultation} fault={faults.date} readOnly={isSubmitting} />
      <TimeFields consultation={consultation} faults={faults} disabled={isSubmitting} />
      <div className={form.send}>
        <button type="submit" className={button.primary} disabled={isSubmitting}>
          {buttonText[state]}
        </button>
      </div>
    </form>
  )
}

// That any time will do is kept in the place of an hour, as the journey keeps it.
function entriesIn(form: HTMLFormElement) {
  const isAnyTime = new FormData(form).has('flexible')
  return { ...textsIn(form), ...(isAnyTime && { time: anyTime }) }
}
