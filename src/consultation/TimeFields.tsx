import { useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { consultationFields, hourAtCompany, type ConsultationDraft, getMoment } from '#contract/consultation.ts'
import { isFlexible, consultationDraft, type ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { codeOf, formatMoment, nameCode, timezones } from '#contract/moment.ts'
import type { Errors } from '#contract/errors.ts'
import { site } from '../content/site.ts'
import { atNight } from './confirmBooking.tsx'
import { Field } from '../form/Field.tsx'
import { Tooltip } from '../ui/Tooltip.tsx'
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
    <Field name="time" {...consultationFields.time} error={errors.time}>
      {(control) => (
        // Without JavaScript "any time" cannot lift the requirement, so the server checks it.
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

/** Renders the timezone and, if another is chosen, a button that enters the visitor's own. */
export function ZoneField({ consultation, errors, disabled }: Props) {
  const { timezone } = useSelector(consultation, consultationDraft)
  const select = useRef<HTMLSelectElement>(null)
  const own = useOwnCode(consultation)
  return (
    <div>
      <Field name="timezone" {...consultationFields.timezone} error={errors.timezone}>
        {(control) => (
          <select {...control} ref={select} disabled={disabled}>
            {consultationFields.timezone.options.map((code) => (
              <option key={code} value={code}>
                {/* Short enough for a phone, which would cut it off. */}
                {`${nameCode(code)} – ${timezones[code].city}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      {own && own !== timezone && (
        <button
          type="button"
          className={styles.ownZone}
          disabled={disabled}
          onClick={() => {
            consultation?.send({ type: 'draft.change', change: { timezone: own } })
            // The button has done its work and is removed.
            select.current?.focus()
          }}
        >
          Use my time zone
        </button>
      )}
    </div>
  )
}

/** Returns the city of an IANA time zone: `Buenos Aires` of `America/Argentina/Buenos_Aires`. */
const nameZone = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** Returns the code of the visitor's own time zone, if it is one of the eleven. */
function useOwnCode(consultation: ConsultationActorRef | undefined) {
  const zone = useSelector(consultation, (snapshot) => snapshot?.context.timeZone)
  const now = useSelector(consultation, (snapshot) => snapshot?.context.now)
  return useMemo(() => (zone && now !== undefined ? codeOf(zone, now) : undefined), [zone, now])
}

/**
 * Shows the chosen time in the visitor's time zone and in that of the company, if they differ from the chosen zone. A
 * translator replaces text nodes, so text that changes is the only child of an element, whose content React replaces.
 */
export function VisitorsTime({ consultation }: Pick<Props, 'consultation'>) {
  const draft = useSelector(consultation, consultationDraft)
  const ownZone = useSelector(consultation, (snapshot) => snapshot?.context.timeZone)
  const moment = getMoment(draft)
  const { place, name } = timezones[draft.timezone]
  const own = moment && ownZone && formatMoment(moment, ownZone)
  const isOther = own && own !== formatMoment(moment, place)
  const company = moment && hourAtCompany(moment, draft.timezone, site.timezone)
  const isOwn = own === company?.text

  return (
    <output className={styles.status}>
      {isOther && (
        <span className={styles.time}>
          <span>{`${draft.time} `}</span>
          <Tooltip text={name}>
            {(control) => (
              <button {...control} type="button" className={styles.code}>
                {nameCode(draft.timezone)}
              </button>
            )}
          </Tooltip>
          {' is '}
          <strong>{own}</strong>
          <span>{` where you are (${nameZone(ownZone)}).`}</span>
        </span>
      )}
      {company && (!isOwn || company.isNight) && (
        <span className={styles.time}>
          {isOwn ? (
            <span>It is the same time for our team. </span>
          ) : (
            <>
              <span>For our team it is </span>
              <strong>{company.text}</strong>
              <span>{` (${nameCode(site.timezone)}). `}</span>
            </>
          )}
          {company.isNight && <span>{atNight}</span>}
        </span>
      )}
    </output>
  )
}
