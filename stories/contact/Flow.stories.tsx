import { Matches } from '@tanstack/react-router'
import { watch } from 'storybook-addon-statechart'
import { expect, fireEvent, screen } from 'storybook/test'
import { contactForm } from '#contract/contact.ts'
import { mocked } from '#mocks/handlers.ts'
import preview from '#storybook/preview.tsx'
import { showToast } from '#src/toasts/Toasts.tsx'
import { contactFlow } from '#src/contact/contactFlow.ts'
import { message } from '../../tests/fixtures/visitor.ts'
import { expectSaid, send } from '../visitor.ts'

const meta = preview.meta({
  title: 'Contact/Flow',
  component: Matches,
  parameters: {
    path: '/contact',
    layout: 'none',
    statechart: { disable: false },
  },
  // The page finds this actor running, because a form's actor is started once per tab.
  beforeEach: () => watch(contactFlow.start(showToast)),
})

/** What each act leads to is tested in machines/ and src/form. */
export const Accepted = meta.story({
  name: 'Send a message',
  beforeEach: ({ msw }) => msw.use(mocked.contact.accepted),
  async play({ userEvent }) {
    await send(userEvent, 'contact', message)
    await expectSaid(contactForm.says.sent.title)
  },
})

export const HoneypotFilled = meta.story({
  name: 'Trap for spam that a browser filled in',
  async play() {
    const honeypot = screen.getByLabelText(
      'Please clear this field. It is there to catch spam, and your browser seems to have filled it in.',
    )
    await expect(honeypot).not.toBeVisible()
    await fireEvent.input(honeypot, { target: { value: 'https://spam.example' } })
    await expect(honeypot).toBeVisible()
  },
})
