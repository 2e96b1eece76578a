import { Matches } from '@tanstack/react-router'
import { expect, screen, waitFor } from 'storybook/test'
import { fromIsoDate, longDate } from '#machines/consultation/day.ts'
import { consultation, sent } from '#mocks/functions.ts'
import preview from '#storybook/preview.tsx'
import { showToast } from '#src/components/toasts/Toast.tsx'
import { startConsultation } from '#src/flows/consultation.ts'
import { draft as visitor } from '../../tests/fixtures/visitor.ts'
import { expectSaid } from '../expectSaid.ts'
import {
  anyTime,
  book,
  dayFromNow,
  expectEntriesKept,
  introduce,
  ready,
  scheduleButton,
  timeField,
  type User,
} from './actions.ts'

const meta = preview.meta({
  title: 'Consultation/Flow',
  component: Matches,
  // The page finds this actor running, because a form's actor is started once per tab (D24).
  parameters: {
    path: '/free-consultation',
    layout: 'none',
    statechart: { disable: false, actor: () => startConsultation(showToast) },
  },
})

const booked = 'We will send you a meeting link via email and SMS shortly.'
const failed = 'Failed to book consultation. Please try again.'

export const Accepted = meta.story({
  name: 'Book a chosen hour',
  beforeEach: ({ msw }) => msw.use(consultation.accepted),
  async play({ userEvent }) {
    await book(userEvent)
    await expectSaid(booked)
    await expect(screen.getByLabelText('Preferred Date *')).toHaveValue('')
    await expect(timeField()).toHaveValue('')
    await expect(screen.getByRole('combobox', { name: 'Timezone *' })).toHaveValue('CET')
  },
})

export const AnyTime = meta.story({
  name: 'Book any time',
  beforeEach: ({ msw }) => msw.use(consultation.accepted),
  async play({ userEvent }) {
    await introduce(userEvent)
    await userEvent.selectOptions(timeField(), '10:00')
    await userEvent.click(anyTime())
    await expect(timeField()).toBeDisabled()
    await userEvent.click(scheduleButton())
    await expectSaid(booked)
    await expect(sent()[0]?.payload).toMatchObject({
      date: longDate(fromIsoDate(dayFromNow(7))!),
      time: 'Flexible - Any time works',
    })
    await expect(anyTime()).not.toBeChecked()
  },
})

export const Missing = meta.story({
  name: 'Book with empty fields',
  async play({ userEvent }) {
    await ready()
    await userEvent.click(scheduleButton())
    await expectSaid('Please fill in all fields')
    await expect(screen.getByRole('textbox', { name: 'Full Name *' })).toHaveFocus()
    await expect(sent()).toEqual([])
  },
})

export const Corrected = meta.story({
  name: 'Correct a booking',
  beforeEach: ({ msw }) => msw.use(consultation.accepted),
  async play({ userEvent }) {
    const email = () => screen.getByRole('textbox', { name: 'Email Address *' })
    await introduce(userEvent)
    await userEvent.type(email(), '{Backspace}{Backspace}{Backspace}{Backspace}')
    await userEvent.selectOptions(timeField(), '10:00')
    await userEvent.click(scheduleButton())
    await expectSaid('Please correct the marked fields')
    await expect(email()).toBeInvalid()
    await userEvent.click(anyTime())
    await userEvent.type(email(), '.com')
    await waitFor(() => expect(email()).toBeValid())
    await userEvent.click(anyTime())
    await userEvent.selectOptions(timeField(), '11:00')
    await userEvent.click(scheduleButton())
    await expectSaid(booked)
    await expect(sent()[0]?.payload).toMatchObject({ email: visitor.email, time: '11:00' })
  },
})

/** Every failure looks like this one; the toolbar chooses the other answers of the server. */
export const Failing = meta.story({
  name: 'Book and fail',
  parameters: { logs: ['send-consultation-email failed: refused 503'] },
  beforeEach: ({ msw }) => msw.use(consultation.refused),
  async play({ userEvent }) {
    await book(userEvent)
    await expectSaid(failed)
    await expectEntriesKept()
  },
})

// A slow or unresponsive endpoint times out after 15 s (D10).
const waiting = {
  // Unmounting aborts the request.
  parameters: { logs: ['failed: unreachable'] },
  async play({ userEvent }: { userEvent: User }) {
    await book(userEvent)
    await expect(await screen.findByRole('button', { name: 'Scheduling...' })).toBeDisabled()
    await expect(timeField()).toBeDisabled()
  },
}

export const Waiting = meta.story({
  name: 'Book and wait',
  beforeEach: ({ msw }) => msw.use(consultation.noResponse),
  ...waiting,
})

/** The browser restores the page from its back/forward cache, for which it had aborted the request. */
export const Restored = meta.story({
  name: 'Come back to a booking being sent',
  beforeEach: ({ msw }) => msw.use(consultation.noResponse),
  ...waiting,
  async play({ userEvent }) {
    await waiting.play({ userEvent })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expectSaid(failed)
    await expectEntriesKept()
  },
})
