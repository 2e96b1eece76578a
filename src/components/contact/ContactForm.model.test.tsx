import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Attempt } from '#machines/attempt.ts'
import { contactMachine } from '#machines/contact/contactMachine.ts'
import { emptyContactDraft, type ContactMessage } from '#machines/contact/ContactMessage.ts'
import { contactModel } from '../../../tests/model/contactModel.ts'
import { watchCoverage } from '../../../tests/model/coverage.ts'
import { fakeEndpoint, componentDriver } from '../../../tests/model/componentDriver.ts'
import { replay } from '../../../tests/model/replayPath.ts'
import { coveringPaths } from '../../../tests/model/paths.ts'
import { Toasts } from '../toasts/Toasts.tsx'
import { ContactForm } from './ContactForm.tsx'

const coverage = watchCoverage('contact', contactMachine)

/** Renders the form with the real machine and a fake endpoint. */
function showForm() {
  const endpoint = fakeEndpoint<Attempt<ContactMessage>>()
  const machine = contactMachine.provide({
    actors: { sendContactEmail: endpoint.send },
  })
  const contact = createActor(machine, { input: { draft: emptyContactDraft }, inspect: coverage.inspect })
  contact.on('toast', ({ toast }) => endpoint.notify(toast))
  contact.start()
  render(
    <>
      <h2 id="contact-form-title">Send us a Message</h2>
      <ContactForm page="/contact" contact={contact} />
      <Toasts />
    </>,
  )
  return componentDriver(contactModel.rules, endpoint, {
    restored: () => contact.send({ type: 'page.restored' }),
    midnight: () => undefined,
  })
}

test.each(coveringPaths(contactModel).map((path) => ({ path, title: path.join(', ') })))(
  'shows what is expected when a visitor $title',
  async ({ path }) => {
    expect(await replay(contactModel, path, showForm())).toBe(path.length)
  },
)

test('covers every state and transition of the contact machine', () => {
  console.log(coverage.report())
  expect(coverage.missing()).toEqual([])
})
