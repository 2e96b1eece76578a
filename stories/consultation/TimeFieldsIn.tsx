import { useSelector } from '@xstate/react'
import { useMemo, useRef, useState, type ComponentProps } from 'react'
import { useStatechart } from '#addons/statechart/index.ts'
import { consultationDraft } from '#machines/consultation/consultationState.ts'
import { TimeFields } from '#src/components/consultation/TimeFields.tsx'
import form from '#src/components/form/Form.module.css'
import { useDraft } from '#src/components/form/useDraft.ts'
import { startConsultationIn, type ConsultationStanding } from '../startIn.ts'

/** Where hour and zone stand, and what is wrong with them. */
export type TimeStanding = Pick<ConsultationStanding, 'draft' | 'timeZone'> &
  Pick<ComponentProps<typeof TimeFields>, 'faults' | 'disabled'> & { time: 'specific' | 'flexible' }

/** Hour and zone of a booking by themselves, on a clock that stands still. */
export function TimeFieldsIn({ time, faults, disabled, ...standing }: TimeStanding) {
  const ref = useRef<HTMLFormElement>(null)
  const [consultation] = useState(() =>
    startConsultationIn({ state: { booking: { idle: 'clean' }, time }, ...standing }),
  )
  useStatechart(consultation)
  const draft = useSelector(consultation, consultationDraft)
  const flexible = time === 'flexible'
  const values = useMemo(() => ({ ...draft, time: flexible ? '' : draft.time, flexible }), [draft, flexible])
  useDraft(ref, values, () => undefined)
  return (
    <form ref={ref} className={form.form} aria-label="Booking">
      <TimeFields consultation={consultation} faults={faults} disabled={disabled} />
    </form>
  )
}
