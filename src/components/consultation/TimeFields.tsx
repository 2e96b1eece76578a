import { useSelector } from '@xstate/react'
import { consultationFields } from '#machines/consultation/ConsultationBooking.ts'
import type { ConsultationDraft } from '#machines/consultation/ConsultationDraft.ts'
import type { ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { isFlexible } from '#machines/consultation/consultationState.ts'
import { timezones } from '#machines/consultation/timezones.ts'
import type { Errors } from '#machines/errors.ts'
import { Checkbox } from '../form/Checkbox.tsx'
import { Field } from '../form/Field.tsx'
import { VisitorsTime } from './VisitorsTime.tsx'

type Props = {
  consultation: ConsultationActorRef | undefined
  errors: Errors<keyof ConsultationDraft>
  disabled: boolean
}

/** Renders the preferred time. */
export function TimeField({ consultation, errors, disabled }: Props) {
  const isAnyTime = useSelector(consultation, isFlexible)
  return (
    // Without JavaScript "any time" cannot lift the requirement, so the server checks it.
    <Field name="time" {...consultationFields.time} error={errors.time}>
      {(control) => (
        <select {...control} required={consultation && !isAnyTime} disabled={disabled || isAnyTime}>
          <option value="">{isAnyTime ? 'Any time' : 'Choose a time'}</option>
          {consultationFields.time.options.map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Renders the timezone, the flexible option and the chosen time in the visitor's zone. */
export function ZoneFields({ consultation, errors, disabled }: Props) {
  return (
    <>
      <Field name="timezone" {...consultationFields.timezone} error={errors.timezone}>
        {(control) => (
          <select {...control} disabled={disabled}>
            {consultationFields.timezone.options.map((code) => (
              <option key={code} value={code}>
                {`${code} – ${timezones[code].name} (${timezones[code].city})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Checkbox name="flexible" {...consultationFields.flexible} disabled={disabled} disables="time" />
      <VisitorsTime consultation={consultation} />
    </>
  )
}
