import { Matches } from '@tanstack/react-router'
import { watch } from 'storybook-addon-statechart'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { mocked, sent } from '#mocks/handlers.ts'
import preview from '#storybook/preview.tsx'
import { showToast } from '#src/toasts/Toast.tsx'
import { contactFlow } from '#src/contact/contactFlow.ts'
import { consent, sendButton } from '../../tests/fixtures/formButtons.ts'
import { messageByLabel as message } from '../../tests/fixtures/visitor.ts'
import { expectSaid, expectValues, fillIn, type User } from '../visitor.ts'

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

const failed = 'Failed to send message. Please try again.'

/** Types the message, gives consent and submits. */
async function sendMessage(user: User) {
  await fillIn(user, message)
  await user.click(consent(screen))
  await waitFor(() => expect(sendButton(screen)).toBeEnabled())
  await user.click(sendButton(screen))
}

export const Accepted = meta.story({
  name: 'Send a message',
  beforeEach: ({ msw }) => msw.use(mocked.contact.accepted),
  async play({ userEvent }) {
    await sendMessage(userEvent)
    await expectSaid('Your message has been sent successfully!')
    await expect(sent().map(({ name }) => name)).toEqual(['send-contact-email'])
    await expect(screen.getByRole('heading', { name: 'Send another message' })).toBeVisible()
    await expectValues({ Name: '', Email: '', Company: '', 'Phone (optional)': '', Message: '' })
    await expect(consent(screen)).not.toBeChecked()
  },
})

/** Every failure looks like this one; the toolbar chooses the other answers of the server. */
export const TriedAgain = meta.story({
  name: 'Send a message again after a failure',
  parameters: { logs: ['send-contact-email failed: unreachable'] },
  beforeEach: ({ msw }) => msw.use(mocked.contact.offline),
  async play({ userEvent, msw }) {
    await sendMessage(userEvent)
    await expectSaid(failed)
    await expectValues(message)
    msw.use(mocked.contact.accepted)
    await userEvent.click(sendButton(screen))
    await expectSaid('Your message has been sent successfully!')
    await waitFor(() => expect(screen.queryByText(failed)).not.toBeInTheDocument())
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
