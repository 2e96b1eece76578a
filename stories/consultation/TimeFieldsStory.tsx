import { useSelector } from '@xstate/react'
import { useRef, useState, type ComponentProps } from 'react'
import { useStatechart } from 'storybook-addon-statechart/react'
import { emptyConsultationEntries } from '#machines/consultation/ConsultationDraft.ts'
import { consultationDraft } from '#machines/consultation/consultationState.ts'
import { TimeField, ZoneFields } from '#src/components/consultation/TimeFields.tsx'
import form from '#src/components/form/Form.module.css'
import { useDraft } from '#src/components/form/useDraft.ts'
import { startConsultationIn, type ConsultationState } from '../startInState.ts'

/** State and errors of time and time zone. */
export type TimeState = Pick<ConsultationState, 'draft' | 'timeZone'> &
  Pick<ComponentProps<typeof ZoneFields>, 'errors' | 'disabled'> & { time: 'specific' | 'flexible' }

/** Renders time and time zone alone, with a stopped clock. */
export function TimeFieldsStory({ time, errors, disabled, ...storyState }: TimeState) {
  const ref = useRef<HTMLFormElement>(null)
  const [consultation] = useState(() =>
    startConsultationIn({ state: { booking: { editing: { idle: 'clean' } }, time }, ...storyState }),
  )
  useStatechart(consultation)
  const draft = useSelector(consultation, consultationDraft)
  useDraft(
    ref,
    { draft: { ...draft, flexible: time === 'flexible' }, enter: () => undefined },
    emptyConsultationEntries,
  )
  return (
    <form ref={ref} className={form.form} aria-label="Booking">
      <TimeField consultation={consultation} errors={errors} disabled={disabled} />
      <ZoneFields consultation={consultation} errors={errors} disabled={disabled} />
    </form>
  )
}
