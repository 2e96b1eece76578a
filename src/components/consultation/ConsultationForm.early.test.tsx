import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { anyTime } from '#machines/consultation/ConsultationBooking.ts'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { isFlexible } from '#machines/consultation/consultationState.ts'
import { draft, stoppedClock } from '../../../tests/startConsultation.ts'
import { ConsultationForm } from './ConsultationForm.tsx'

const checkbox = () => screen.getByLabelText<HTMLInputElement>('Any time works for me (flexible)')
const hour = () => screen.getByLabelText<HTMLSelectElement>('Preferred Time *')

/** Shows the form without its journey, lets the visitor enter something, and brings the journey. */
function enterEarly(enter: () => void, kept = draft) {
  const { rerender } = render(<ConsultationForm consultation={undefined} onInterest={() => undefined} />)
  enter()
  const input = { draft: kept, newKey: () => 'key', clock: stoppedClock() }
  const consultation = createActor(consultationMachine, { input }).start()
  if (kept.time === anyTime) consultation.send({ type: 'time.flex' })
  rerender(<ConsultationForm consultation={consultation} onInterest={() => undefined} />)
  return consultation
}

test('any time ticked beside an hour, before the journey begins, is any time', async () => {
  const consultation = enterEarly(() => {
    fireEvent.change(hour(), { target: { value: '11:00' } })
    checkbox().click()
  })
  await expect.poll(() => hour().disabled).toBe(true)
  expect([checkbox().checked, hour().value]).toEqual([true, ''])
  expect(consultation.getSnapshot().context.draft.time).toBe(anyTime)
})

test('an hour chosen before the journey begins takes the place of any time from before', async () => {
  const consultation = enterEarly(() => fireEvent.change(hour(), { target: { value: '11:00' } }), {
    ...draft,
    time: anyTime,
  })
  await expect.poll(() => isFlexible(consultation.getSnapshot())).toBe(false)
  await expect.poll(() => [checkbox().checked, hour().value]).toEqual([false, '11:00'])
  expect(consultation.getSnapshot().context.draft.time).toBe('11:00')
})
