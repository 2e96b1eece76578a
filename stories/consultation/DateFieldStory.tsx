import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useStatechart } from 'storybook-addon-statechart/react'
import { consultationDraft } from '#machines/consultation/consultationState.ts'
import { DateField } from '#src/components/consultation/DateField.tsx'
import form from '#src/components/form/Form.module.css'
import { useEntries } from '#src/components/form/useEntries.ts'
import { createClock, startConsultationIn, type ConsultationState } from '../startInState.ts'

type Props = Pick<ConsultationState, 'draft' | 'at'> & { error?: string; readOnly: boolean }

/** Renders the date field alone, with a stopped clock. */
export function DateFieldStory({ error, readOnly, ...storyState }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const [consultation] = useState(() =>
    startConsultationIn({ state: { booking: { editing: { idle: 'clean' } }, time: 'specific' }, ...storyState }),
  )
  useStatechart(consultation)
  const enterChanges = useEntries(ref, useSelector(consultation, consultationDraft), (change) =>
    consultation.send({ type: 'draft.change', change }),
  )
  return (
    <form ref={ref} onChange={enterChanges} className={form.form} aria-label="Booking">
      <DateField consultation={consultation} clock={createClock(storyState)} error={error} readOnly={readOnly} />
    </form>
  )
}
