import { useSelector } from '@xstate/react'
import { momentOf } from '#machines/consultation/ConsultationDraft.ts'
import type { ConsultationActorRef } from '#machines/consultation/consultationMachine.ts'
import { consultationDraft } from '#machines/consultation/consultationState.ts'
import { longDate } from '#machines/consultation/day.ts'
import { wallTime } from '#machines/consultation/moment.ts'
import { timezones } from '#machines/consultation/timezones.ts'
import { Hint, Hints } from '../site/Hints.tsx'
import styles from './VisitorsTime.module.css'

/** D21: the chosen moment as the visitor's own clock will show it, when that differs from the chosen zone's. */
export function VisitorsTime({ consultation }: { consultation: ConsultationActorRef | undefined }) {
  const draft = useSelector(consultation, consultationDraft)
  const ownZone = useSelector(consultation, (snapshot) => snapshot?.context.clock.timeZone)
  const moment = momentOf(draft)
  const { place, name } = timezones[draft.timezone]
  const own = moment && ownZone && textOf(moment, ownZone)
  const isOther = own && own !== textOf(moment, place)

  return (
    <output className={styles.status}>
      {isOther && (
        <Hints>
          <span className={styles.time}>
            {`${draft.time} `}
            <Hint word={name}>
              <button type="button" className={styles.code}>
                {draft.timezone}
              </button>
            </Hint>
            {' is '}
            <strong>{own}</strong>
            {` in your time zone (${ownZone.replaceAll('_', ' ')}).`}
          </span>
        </Hints>
      )}
    </output>
  )
}

function textOf(moment: Date, timeZone: string): string {
  const wall = wallTime(moment, timeZone)
  const clock = [wall.hour, wall.minute].map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock} on ${longDate(wall)}`
}
