// Both forms in Chromium with their real machines: each act in each class of states is compared with what the rules in
// tests/model say of every field, text, toast and focus.
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { componentDriver } from '../../../tests/model/componentDriver.ts'
import { consultationModel, runConsultation } from '../../../tests/model/consultationModel.ts'
import { contactModel, runContact } from '../../../tests/model/contactModel.ts'
import { pathsOfComponent } from '../../../tests/model/paths.ts'
import { replay } from '../../../tests/model/replayPath.ts'
import { ConsultationForm } from '../consultation/ConsultationForm.tsx'
import { ContactForm } from '../contact/ContactForm.tsx'
import { showToast } from '../toasts/Toast.tsx'
import { Toasts } from '../toasts/Toasts.tsx'

function renderForm(titleId: string, form: ReactNode) {
  render(
    <>
      <h2 id={titleId}>Form</h2>
      {form}
      <Toasts />
    </>,
  )
}

function showContactForm() {
  const form = runContact()
  form.actor.on('toast', ({ toast }) => showToast(toast))
  renderForm('contact-form-title', <ContactForm page="/contact" contact={form.actor} />)
  return componentDriver(contactModel.rules, form)
}

function showConsultationForm() {
  const form = runConsultation()
  form.actor.on('toast', ({ toast }) => showToast(toast))
  renderForm('consultation-form-title', <ConsultationForm consultation={form.actor} clock={form.clock} />)
  return componentDriver(consultationModel.rules, form)
}

test.each(pathsOfComponent(contactModel).map((path) => [path.join(', '), path]))(
  'the contact form shows what is expected when a visitor %s',
  async (_, path) => {
    expect(await replay(contactModel, path, showContactForm())).toBe(path.length)
  },
)

test.each(pathsOfComponent(consultationModel).map((path) => [path.join(', '), path]))(
  'the booking form shows what is expected when a visitor %s',
  async (_, path) => {
    expect(await replay(consultationModel, path, showConsultationForm())).toBe(path.length)
  },
)
