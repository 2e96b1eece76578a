import { useSelector } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { bookableSample, consultationFields, createBooking, type ConsultationDraft } from '#contract/consultation.ts'
import { fromIsoDate } from '#contract/day.ts'
import { isFlexible, consultationDraft, type ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { codeOf, nameCode, timezones, type Clock, type TimezoneCode } from '#contract/moment.ts'
import type { Errors } from '#contract/errors.ts'
import { describeTime } from '#contract/requestedTime.ts'
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
  const { time } = useSelector(consultation, consultationDraft)
  return (
    <Field
      name="time"
      {...consultationFields.time}
      value={time}
      onChange={(hour) => consultation?.send({ type: 'time.setSpecific', hour })}
      error={errors.time}
    >
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
export function ZoneField({ consultation, errors, disabled, clock }: Props & { clock: Clock }) {
  const { timezone } = useSelector(consultation, consultationDraft)
  const select = useRef<HTMLSelectElement>(null)
  const own = useOwnCode(consultation, clock)
  return (
    <div>
      <Field
        name="timezone"
        {...consultationFields.timezone}
        value={timezone}
        onChange={(code) => consultation?.send({ type: 'draft.change', change: { timezone: code as TimezoneCode } })}
        error={errors.timezone}
      >
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

/**
 * Returns the code of the visitor's own time zone, if its clocks are those of one of the eleven on the chosen day or, before
 * one is chosen, on all that can be.
 */
function useOwnCode(consultation: ConsultationActorRef | undefined, clock: Clock) {
  const zone = useSelector(consultation, (snapshot) => snapshot?.context.timeZone)
  const { date } = useSelector(consultation, consultationDraft)
  return useMemo(() => {
    const day = fromIsoDate(date)
    return zone && codeOf(zone, day ? [day] : bookableSample(clock))
  }, [zone, date, clock])
}

/** Returns what a time zone is called at a moment, as `Nepal Time`. Browsers name its city by an old name, as Katmandu. */
const nameZone = (timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')!.value

/**
 * Shows the chosen time in the visitor's time zone and in that of the company, if they differ from the chosen zone. A
 * translator replaces text nodes, so text that changes is the only child of an element, whose content React replaces.
 */
export function VisitorsTime({ consultation }: Pick<Props, 'consultation'>) {
  const draft = useSelector(consultation, consultationDraft)
  const ownZone = useSelector(consultation, (snapshot) => snapshot?.context.timeZone)
  const { timezone } = draft
  const { start, own, company, isNight } = describeTime(
    createBooking({ ...draft, flexible: false }),
    site.timezone,
    ownZone,
  )
  const isOwn = own === company

  return (
    <output className={styles.status}>
      {start && ownZone && own && (
        <span className={styles.time}>
          <span>{`${draft.time} `}</span>
          <Tooltip text={timezones[timezone].name}>
            {(control) => (
              <button {...control} type="button" className={styles.code}>
                {nameCode(timezone)}
              </button>
            )}
          </Tooltip>
          {' is '}
          <strong>{own}</strong>
          <span>{` where you are (${nameZone(ownZone, start)}).`}</span>
        </span>
      )}
      {company && (!isOwn || isNight) && (
        <span className={styles.time}>
          {isOwn ? (
            <span>It is the same time for our team. </span>
          ) : (
            <>
              <span>For our team it is </span>
              <strong>{company}</strong>
              <span>{` (${nameCode(site.timezone)}). `}</span>
            </>
          )}
          {isNight && <span>{atNight}</span>}
        </span>
      )}
    </output>
  )
}
