import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { contactMachine, type ContactAttempt } from '#machines/contact/contactMachine.ts'
import { contactModel } from '../../../tests/model/contactModel.ts'
import { watchCoverage } from '../../../tests/model/coverage.ts'
import { countKeys, joints, stageInPage } from '../../../tests/model/inPage.ts'
import { replay } from '../../../tests/model/replay.ts'
import { pathsThrough } from '../../../tests/model/walk.ts'
import { Notices } from '../notices/Notices.tsx'
import { ContactForm } from './ContactForm.tsx'
import '../notices/toasts.tsx'

const coverage = watchCoverage('contact', contactMachine)

/** Shows the form with the real machine; only the function that it sends to is the test's. */
function showForm() {
  const joined = joints<ContactAttempt>()
  const machine = contactMachine.provide({
    actors: { sendContactEmail: joined.send },
    actions: { notify: (_, notice) => joined.notify(notice) },
  })
  const contact = createActor(machine, { input: { newKey: countKeys() }, inspect: coverage.inspect }).start()
  render(
    <>
      <h2 id="contact-form-title">Send us a Message</h2>
      <ContactForm contact={contact} onInterest={() => undefined} />
      <Notices />
    </>,
  )
  return stageInPage(contactModel.rules, joined, ({ message }) => message, {
    restored: () => contact.send({ type: 'page.restored' }),
    midnight: () => undefined,
  })
}

test.each(pathsThrough(contactModel).map((path) => ({ path, title: path.join(', ') })))(
  'the form is as promised to a visitor who $title',
  async ({ path }) => {
    expect(await replay(contactModel, path, showForm())).toBe(path.length)
  },
)

test('on these paths every state and every transition of the contact machine was seen', () => {
  console.log(coverage.report())
  expect(coverage.missing()).toEqual([])
})
