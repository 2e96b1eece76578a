import { useSelector } from '@xstate/react'
import { consultationFields } from '#contract/consultation.ts'
import { type ConsultationDraft, getMoment } from '#contract/consultationDraft.ts'
import type { ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { isFlexible, consultationDraft } from '#machines/consultation/consultationState.ts'
import { longDate } from '#contract/day.ts'
import { wallTime } from '#contract/moment.ts'
import { timezones } from '#contract/timezones.ts'
import type { Errors } from '#contract/errors.ts'
import { Checkbox, Field } from '../form/Field.tsx'
import { Tooltip } from '../site/Tooltip.tsx'
import styles from './DateField.module.css'

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
            <option key={hour} value={hour}>
              {hour}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Renders the timezone, the flexible option and the chosen time in the visitor's zone. */
export function ZoneFields({ consultation, errors, disabled }: Props) {
  const { name, city } = timezones[useSelector(consultation, consultationDraft).timezone]
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
      {/* A select on a phone cuts its long options off. Screen readers have read this one already. */}
      <p className={`scripted-only ${styles.zone}`} aria-hidden="true">{`${name} (${city})`}</p>
      <Checkbox name="flexible" {...consultationFields.flexible} disabled={disabled} disables="time" />
      <VisitorsTime consultation={consultation} />
    </>
  )
}

/**
 * Shows the chosen time in the visitor's time zone if it differs from the chosen zone (D21). A translator replaces text
 * nodes, so text that changes is the only child of an element, whose content React replaces.
 */
function VisitorsTime({ consultation }: { consultation: ConsultationActorRef | undefined }) {
  const draft = useSelector(consultation, consultationDraft)
  const ownZone = useSelector(consultation, (snapshot) => snapshot?.context.timeZone)
  const moment = getMoment(draft)
  const { place, name } = timezones[draft.timezone]
  const own = moment && ownZone && formatTime(moment, ownZone)
  const isOther = own && own !== formatTime(moment, place)

  return (
    <output className={styles.status}>
      {isOther && (
        <span className={styles.time}>
          <span>{`${draft.time} `}</span>
          <Tooltip text={name}>
            {(control) => (
              <button {...control} type="button" className={styles.code}>
                {draft.timezone}
              </button>
            )}
          </Tooltip>
          {' is '}
          <strong>{own}</strong>
          <span>{` in your time zone (${ownZone.replaceAll('_', ' ')}).`}</span>
        </span>
      )}
    </output>
  )
}

function formatTime(moment: Date, timeZone: string): string {
  const wall = wallTime(moment, timeZone)
  const clock = [wall.hour, wall.minute].map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock} on ${longDate(wall)}`
}
