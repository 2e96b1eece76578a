import { useSelector } from '@xstate/react'
import { getMoment } from '#machines/consultation/ConsultationDraft.ts'
import type { ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { consultationDraft } from '#machines/consultation/consultationState.ts'
import { longDate } from '#machines/consultation/day.ts'
import { wallTime } from '#machines/consultation/moment.ts'
import { timezones } from '#machines/consultation/timezones.ts'
import { Tooltip } from '../site/Tooltip.tsx'
import styles from './VisitorsTime.module.css'

/** Shows the chosen time in the visitor's time zone if it differs from the chosen zone (D21). */
export function VisitorsTime({ consultation }: { consultation: ConsultationActorRef | undefined }) {
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
          {`${draft.time} `}
          <Tooltip text={name}>
            {(control) => (
              <button {...control} type="button" className={styles.code}>
                {draft.timezone}
              </button>
            )}
          </Tooltip>
          {' is '}
          <strong>{own}</strong>
          {` in your time zone (${ownZone.replaceAll('_', ' ')}).`}
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
