import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { consultationMachine } from '#machines/consultation/consultationMachine.ts'
import { isFlexible } from '#machines/consultation/consultationState.ts'
import { draft } from '../../../tests/fixtures/visitor.ts'
import { ConsultationForm } from './ConsultationForm.tsx'

const checkbox = () => screen.getByLabelText<HTMLInputElement>('Any time works for me (flexible)')
const hour = () => screen.getByLabelText<HTMLSelectElement>('Preferred Time *')

/** Renders the form, fills it in before hydration, and hydrates it. */
function enterEarly(enter: () => void, isKeptFlexible = false) {
  const kept = isKeptFlexible ? { ...draft, time: '' } : draft
  const { rerender } = render(<ConsultationForm consultation={undefined} />)
  enter()
  const input = { draft: kept, timeZone: 'Europe/Bratislava' }
  const consultation = createActor(consultationMachine, { input }).start()
  if (isKeptFlexible) consultation.send({ type: 'time.setFlexible' })
  rerender(<ConsultationForm consultation={consultation} />)
  return consultation
}

test('prefers any time over an hour if both were entered before hydration', async () => {
  const consultation = enterEarly(() => {
    fireEvent.change(hour(), { target: { value: '11:00' } })
    checkbox().click()
  })
  await expect.poll(() => hour().disabled).toBe(true)
  expect([checkbox().checked, hour().value]).toEqual([true, ''])
  expect(isFlexible(consultation.getSnapshot())).toBe(true)
})

test('prefers an hour entered before hydration over a stored flexible time', async () => {
  const consultation = enterEarly(() => fireEvent.change(hour(), { target: { value: '11:00' } }), true)
  await expect.poll(() => isFlexible(consultation.getSnapshot())).toBe(false)
  await expect.poll(() => [checkbox().checked, hour().value]).toEqual([false, '11:00'])
  expect(consultation.getSnapshot().context.draft.time).toBe('11:00')
})
