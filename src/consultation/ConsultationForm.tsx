import { useSelector } from '@xstate/react'
import { consultationFields, consultationForm, emptyConsultationDraft } from '#contract/consultation.ts'
import { consultationValues, type ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { visitorsClock } from '#contract/moment.ts'
import { showForm, submit, type FormState } from '#machines/form.ts'
import { confirmBooking } from './confirmBooking.tsx'
import { FormShell } from '../form/FormShell.tsx'
import { Checkbox, Field } from '../form/Field.tsx'
import form from '../form/Form.module.css'
import { DateField } from './DateField.tsx'
import { TimeField, VisitorsTime, ZoneField } from './TimeFields.tsx'

const texts: Record<FormState, { button: string; status: string }> = {
  idle: { button: 'Schedule Consultation', status: '' },
  submitting: { button: 'Scheduling...', status: 'Sending your request…' },
  success: { button: 'Schedule Consultation', status: '' },
  failure: { button: 'Schedule Consultation', status: 'Everything you entered is still here.' },
}

type Props = {
  /** Undefined in prerendered markup. */
  consultation: ConsultationActorRef | undefined
  clock?: typeof visitorsClock
}

/** Renders the form that books a free consultation. */
export function ConsultationForm({ consultation, clock = visitorsClock }: Props) {
  const snapshot = useSelector(consultation, (current) => current)
  const { state, errors, failure, accepted } = showForm(snapshot, emptyConsultationDraft)
  const { timeZone: ownZone, now } = snapshot?.context ?? {}
  const isSubmitting = state === 'submitting'
  const draft = consultationValues(snapshot)
  const field = (name: 'name' | 'email' | 'phone') => ({
    name,
    ...consultationFields[name],
    value: draft[name],
    onChange: (text: string) => consultation?.send({ type: 'draft.change', change: { [name]: text } }),
    error: errors[name],
  })

  return (
    <FormShell
      form={consultationForm}
      page="/free-consultation"
      name="Booking"
      state={state}
      texts={texts}
      draft={draft}
      submit={consultation && (() => consultation.send(submit(clock.now().getTime())))}
      isSubmitDisabled={isSubmitting}
      accepted={accepted}
      confirm={(sent) => confirmBooking(sent, { ownZone, now })}
      failure={failure}
    >
      <div className={form.person}>
        <Field {...field('name')}>{(control) => <input {...control} readOnly={isSubmitting} />}</Field>
        <div className={form.pair}>
          <Field {...field('email')}>{(control) => <input {...control} readOnly={isSubmitting} />}</Field>
          <Field {...field('phone')}>{(control) => <input {...control} readOnly={isSubmitting} />}</Field>
        </div>
      </div>
      <div className={form.pair}>
        <DateField consultation={consultation} clock={clock} error={errors.date} readOnly={isSubmitting} />
        <div className={form.choice}>
          <TimeField consultation={consultation} errors={errors} disabled={isSubmitting} />
          <Checkbox
            name="flexible"
            {...consultationFields.flexible}
            checked={draft.flexible}
            onChange={(checked) => consultation?.send({ type: checked ? 'time.setFlexible' : 'time.setSpecific' })}
            disabled={isSubmitting}
            disables="time"
          />
        </div>
        {/* In the wide column, because the name of a time zone is long. */}
        <ZoneField consultation={consultation} errors={errors} disabled={isSubmitting} clock={clock} />
      </div>
      <VisitorsTime consultation={consultation} />
    </FormShell>
  )
}
