import { screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { consultationFields as fields } from '#contract/consultation.ts'
import { isFlexible } from '#machines/consultation/consultationMachine.ts'
import { expectLogged } from '../../tests/setup/expectLogged.ts'
import { draft } from '../../tests/fixtures/visitor.ts'
import { WithActor } from '../form/WithActor.tsx'
import { ConsultationForm } from './ConsultationForm.tsx'
import { consultationFlow } from './consultationFlow.ts'

const form = (
  <WithActor flow={consultationFlow}>{(consultation) => <ConsultationForm consultation={consultation} />}</WithActor>
)

test.each([
  { entered: 'an hour and any time', kept: 'an hour', flexible: true, hour: '' },
  { entered: 'an hour', kept: 'any time', flexible: false, hour: '11:00' },
  { entered: 'a name', kept: 'any time', flexible: true, hour: '' },
])(
  'shows "$hour" and what else was typed if $entered was entered before hydration and $kept was stored',
  async ({ entered, kept, ...shown }) => {
    const stored = { ...draft, time: kept === 'an hour' ? '10:00' : '', flexible: kept === 'any time' }
    sessionStorage.setItem('consultation', JSON.stringify({ draft: stored }))
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(form)
    const name = screen.getByLabelText<HTMLInputElement>(fields.name.label)
    const checkbox = screen.getByLabelText<HTMLInputElement>(fields.flexible.label)
    const hour = screen.getByLabelText<HTMLSelectElement>(fields.time.label)
    name.value = 'Ján'
    if (entered.startsWith('an hour')) hour.value = '11:00'
    if (entered.endsWith('any time')) {
      checkbox.checked = true
      // As src/start/bootstrap.ts does, of which React in development complains.
      hour.disabled = true
      expectLogged(/some attributes of the server rendered HTML didn't match/)
    }

    const root = hydrateRoot(page, form)
    onTestFinished(() => {
      root.unmount()
      page.remove()
    })
    await expect.poll(() => page.querySelector('form')!.noValidate).toBe(true)
    await expect.poll(() => ({ flexible: checkbox.checked, hour: hour.value })).toEqual(shown)
    expect([name.value, screen.getByLabelText<HTMLInputElement>(fields.email.label).value]).toEqual([
      'Ján',
      draft.email,
    ])
    expect(hour.disabled).toBe(shown.flexible)
    const snapshot = consultationFlow.getActor().getSnapshot()
    expect(isFlexible(snapshot)).toBe(shown.flexible)
    expect(snapshot.context.draft).toEqual({ ...draft, name: 'Ján', time: shown.hour })
  },
)
