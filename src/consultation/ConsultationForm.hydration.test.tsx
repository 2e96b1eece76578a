import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { consultationMachine, isFlexible } from '#machines/consultation/consultationMachine.ts'
import { draft } from '../../tests/fixtures/visitor.ts'
import { ConsultationForm } from './ConsultationForm.tsx'

test.each([
  { entered: 'an hour and any time', kept: 'an hour', flexible: true, hour: '' },
  { entered: 'an hour', kept: 'any time', flexible: false, hour: '11:00' },
])(
  'shows "$hour" if $entered was entered before hydration and $kept was stored',
  async ({ entered, kept, ...shown }) => {
    const { rerender } = render(<ConsultationForm consultation={undefined} />)
    const checkbox = screen.getByLabelText<HTMLInputElement>('Any time works for me (flexible)')
    const hour = screen.getByLabelText<HTMLSelectElement>('Preferred Time *')
    fireEvent.change(hour, { target: { value: '11:00' } })
    if (entered.endsWith('any time')) checkbox.click()

    const input = { draft: { ...draft, time: kept === 'an hour' ? '10:00' : '' }, timeZone: 'Europe/Bratislava' }
    const consultation = createActor(consultationMachine, { input }).start()
    if (kept === 'any time') consultation.send({ type: 'time.setFlexible' })
    rerender(<ConsultationForm consultation={consultation} />)
    await expect.poll(() => ({ flexible: checkbox.checked, hour: hour.value })).toEqual(shown)
    expect(hour.disabled).toBe(shown.flexible)
    expect(isFlexible(consultation.getSnapshot())).toBe(shown.flexible)
  },
)
