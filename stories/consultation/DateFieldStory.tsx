import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useStatechart } from 'storybook-addon-statechart/react'
import { emptyConsultationDraft } from '#machines/consultation/ConsultationDraft.ts'
import { consultationDraft } from '#machines/consultation/consultationState.ts'
import { DateField } from '#src/components/consultation/DateField.tsx'
import form from '#src/components/form/Form.module.css'
import { useDraft } from '#src/components/form/useDraft.ts'
import { createClock, startConsultationIn, type ConsultationState } from '../startInState.ts'

type Props = Pick<ConsultationState, 'draft' | 'at'> & { error?: string; readOnly: boolean }

/** Renders the date field alone, with a stopped clock. */
export function DateFieldStory({ error, readOnly, ...storyState }: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const [consultation] = useState(() =>
    startConsultationIn({ state: { booking: { editing: { idle: 'clean' } }, time: 'specific' }, ...storyState }),
  )
  useStatechart(consultation)
  const draft = useSelector(consultation, consultationDraft)
  const readForm = useDraft(
    ref,
    { draft, enter: (change) => consultation.send({ type: 'draft.change', change }) },
    emptyConsultationDraft,
  )
  return (
    <form ref={ref} onChange={readForm} className={form.form} aria-label="Booking">
      <DateField consultation={consultation} clock={createClock(storyState)} error={error} readOnly={readOnly} />
    </form>
  )
}
