import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useStatechart } from '#addons/statechart/index.ts'
import { consultationDraft } from '#machines/consultation/consultationState.ts'
import { DateField } from '#src/components/consultation/DateField.tsx'
import form from '#src/components/form/Form.module.css'
import { useDraft } from '#src/components/form/useDraft.ts'
import { startConsultationIn, type ConsultationStanding } from '../startIn.ts'

type Props = Pick<ConsultationStanding, 'draft' | 'at'> & { fault?: string; readOnly: boolean }

/** The date of a booking by itself, in a journey whose clock stands still. */
export function DateFieldIn({ fault, readOnly, ...standing }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const [consultation] = useState(() =>
    startConsultationIn({ state: { booking: { idle: 'clean' }, time: 'specific' }, ...standing }),
  )
  useStatechart(consultation)
  useDraft(ref, useSelector(consultation, consultationDraft), (change) =>
    consultation.send({ type: 'draft.change', change }),
  )
  return (
    <form ref={ref} className={form.form} aria-label="Booking">
      <DateField consultation={consultation} fault={fault} readOnly={readOnly} />
    </form>
  )
}
