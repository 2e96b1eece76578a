// Both forms in Chromium with their real machines: each act in each class of states is compared with what the rules in
// tests/model say of every field, text, toast and focus.
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Attempt } from '#machines/attempt.ts'
import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import { emptyConsultationDraft } from '#machines/consultation/ConsultationDraft.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { emptyContactDraft, type ContactMessage } from '#machines/contact/ContactMessage.ts'
import { consultationMachineAt, stoppedClock } from '../../../tests/fixtures/startConsultation.ts'
import { fakeEndpoint, componentDriver } from '../../../tests/model/componentDriver.ts'
import { consultationModel } from '../../../tests/model/consultationModel.ts'
import { nextDay, today } from '../../../tests/model/consultationRules.ts'
import { contactModel } from '../../../tests/model/contactModel.ts'
import { coveringPaths } from '../../../tests/model/paths.ts'
import { replay } from '../../../tests/model/replayPath.ts'
import { ConsultationForm } from '../consultation/ConsultationForm.tsx'
import { ContactForm } from '../contact/ContactForm.tsx'
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
  const endpoint = fakeEndpoint<Attempt<ContactMessage>>()
  const machine = contactMachine.provide({ actors: { sendContactEmail: endpoint.send } })
  const contact = createActor(machine, { input: { draft: emptyContactDraft } })
  contact.on('toast', ({ toast }) => endpoint.notify(toast))
  renderForm('contact-form-title', <ContactForm page="/contact" contact={contact.start()} />)
  return componentDriver(contactModel.rules, endpoint, {
    restored: () => contact.send({ type: 'page.restored' }),
    midnight: () => undefined,
  })
}

function showConsultationForm() {
  const endpoint = fakeEndpoint<Attempt<ConsultationBooking>>()
  const clock = stoppedClock(today)
  const machine = consultationMachineAt(clock).provide({ actors: { sendConsultationEmail: endpoint.send } })
  const booking = createActor(machine, { input: { draft: emptyConsultationDraft, timeZone: clock.timeZone } })
  booking.on('toast', ({ toast }) => endpoint.notify(toast))
  renderForm('consultation-form-title', <ConsultationForm consultation={booking.start()} clock={clock} />)
  return componentDriver(consultationModel.rules, endpoint, {
    restored: () => booking.send({ type: 'page.restored' }),
    midnight: () => clock.set(nextDay),
  })
}

test.each(coveringPaths(contactModel).map((path) => [path.join(', '), path]))(
  'the contact form shows what is expected when a visitor %s',
  async (_, path) => {
    expect(await replay(contactModel, path, showContactForm())).toBe(path.length)
  },
)

test.each(coveringPaths(consultationModel).map((path) => [path.join(', '), path]))(
  'the booking form shows what is expected when a visitor %s',
  async (_, path) => {
    expect(await replay(consultationModel, path, showConsultationForm())).toBe(path.length)
  },
)
