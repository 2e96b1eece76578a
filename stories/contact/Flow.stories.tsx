import { Matches } from '@tanstack/react-router'
import { expect, screen, waitFor } from 'storybook/test'
import { contact, sent } from '#mocks/functions.ts'
import preview from '#storybook/preview.tsx'
import { showToast } from '#src/components/toasts/Toast.tsx'
import { startContact } from '#src/flows/contact.ts'
import { expectSaid } from '../expectSaid.ts'
import { messageByLabel as message } from '../../tests/fixtures/visitor.ts'
import { consent, expectEntriesKept, sendButton, sendMessage, writeMessage } from './actions.ts'

const meta = preview.meta({
  title: 'Contact/Flow',
  component: Matches,
  // The page finds this actor running, because a form's actor is started once per tab (D24).
  parameters: {
    path: '/contact',
    layout: 'none',
    statechart: { disable: false, actor: () => startContact(showToast) },
  },
})

const failed = 'Failed to send message. Please try again.'

export const Accepted = meta.story({
  name: 'Send a message',
  beforeEach: ({ msw }) => msw.use(contact.accepted),
  async play({ userEvent }) {
    await sendMessage(userEvent)
    await expectSaid('Your message has been sent successfully!')
    await expect(sent().map(({ name }) => name)).toEqual(['send-contact-email'])
    for (const label of Object.keys(message)) {
      await expect(screen.getByRole('textbox', { name: label })).toHaveValue('')
    }
    await expect(consent()).not.toBeChecked()
    await expect(sendButton()).toBeDisabled()
  },
})

export const WithoutConsent = meta.story({
  name: 'Send a message without consent',
  async play({ userEvent }) {
    await writeMessage(userEvent)
    await userEvent.click(screen.getByRole('textbox', { name: 'Company' }))
    await userEvent.keyboard('{Enter}')
    await expectSaid('Please accept the GDPR consent to proceed')
    await expect(consent()).toHaveFocus()
    await expect(sent()).toEqual([])
    await userEvent.click(consent())
    await waitFor(() => expect(consent()).toBeValid())
  },
})

export const TriedAgain = meta.story({
  name: 'Send a message again after a failure',
  parameters: { logs: ['send-contact-email failed: unreachable'] },
  beforeEach: ({ msw }) => msw.use(contact.offline),
  async play({ userEvent, msw }) {
    await sendMessage(userEvent)
    await expectSaid(failed)
    msw.use(contact.accepted)
    await userEvent.click(sendButton())
    await expectSaid('Your message has been sent successfully!')
    await waitFor(() => expect(screen.queryByText(failed)).not.toBeInTheDocument())
  },
})

/** Every failure looks like this one; the toolbar chooses the other answers of the server. */
export const Failing = meta.story({
  name: 'Send a message and fail',
  parameters: { logs: ['send-contact-email failed: refused 503'] },
  beforeEach: ({ msw }) => msw.use(contact.refused),
  async play({ userEvent }) {
    await sendMessage(userEvent)
    await expectSaid(failed)
    await expectEntriesKept()
  },
})

// A slow or unresponsive endpoint times out after 15 s (D10).
const waiting = {
  // Unmounting aborts the request.
  parameters: { logs: ['failed: unreachable'] },
  async play({ userEvent }: { userEvent: Parameters<typeof sendMessage>[0] }) {
    await sendMessage(userEvent)
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('readonly')
  },
}

export const Waiting = meta.story({
  name: 'Send a message and wait',
  beforeEach: ({ msw }) => msw.use(contact.noResponse),
  ...waiting,
})

/** The browser restores the page from its back/forward cache, for which it had aborted the request. */
export const Restored = meta.story({
  name: 'Come back to a message being sent',
  beforeEach: ({ msw }) => msw.use(contact.noResponse),
  ...waiting,
  async play({ userEvent }) {
    await waiting.play({ userEvent })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expectSaid(failed)
    await expectEntriesKept()
  },
})
