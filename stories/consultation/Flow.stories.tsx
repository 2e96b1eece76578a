import { Matches } from '@tanstack/react-router'
import { watch } from 'storybook-addon-statechart'
import { expect, screen, waitFor } from 'storybook/test'
import { addDays, isoDate } from '#contract/day.ts'
import { visitorsClock, wallTime } from '#contract/moment.ts'
import { mocked } from '#mocks/handlers.ts'
import preview from '#storybook/preview.tsx'
import { showToast } from '#src/toasts/Toast.tsx'
import { consultationFlow } from '#src/consultation/consultationFlow.ts'
import { anyTime, bookButton } from '../../tests/fixtures/formButtons.ts'
import { visitorByLabel as visitor } from '../../tests/fixtures/visitor.ts'
import { expectSaid, expectValues, fillIn, type User } from '../visitor.ts'

const meta = preview.meta({
  title: 'Consultation/Flow',
  component: Matches,
  parameters: {
    path: '/free-consultation',
    layout: 'none',
    statechart: { disable: false },
  },
  // The page finds this actor running, because a form's actor is started once per tab.
  beforeEach: () => watch(consultationFlow.start(showToast)),
})

const booked = 'We will send you a meeting link via email and SMS shortly.'
const time = () => screen.getByRole('combobox', { name: 'Preferred Time *' })

/** Returns the day in a week as the value of a date field. */
const dayInAWeek = () => isoDate(addDays(wallTime(visitorsClock.now(), visitorsClock.timeZone), 7))

/** Waits until the form is hydrated. */
const ready = () => waitFor(() => expect(screen.getByRole('button', { name: 'Open the calendar' })).toBeEnabled())

/** Fills in everything, for 10:00 CET in a week. */
async function introduce(user: User) {
  await ready()
  await fillIn(user, visitor)
  await user.type(screen.getByLabelText('Preferred Date *'), dayInAWeek())
  await user.selectOptions(time(), '10:00')
}

export const Accepted = meta.story({
  name: 'Book a chosen hour',
  beforeEach: ({ msw }) => msw.use(mocked.consultation.accepted),
  async play({ userEvent }) {
    await introduce(userEvent)
    await userEvent.click(bookButton(screen))
    await expectSaid(booked)
    await expect(screen.getByRole('heading', { name: 'Request another consultation' })).toBeVisible()
    await expectValues({ 'Preferred Date *': '', 'Preferred Time *': '', 'Timezone *': 'CET' })
  },
})

export const Corrected = meta.story({
  name: 'Correct a booking',
  beforeEach: ({ msw }) => msw.use(mocked.consultation.accepted),
  async play({ userEvent }) {
    const email = () => screen.getByRole('textbox', { name: 'Email Address *' })
    await ready()
    await userEvent.click(bookButton(screen))
    await expectSaid('Please fill in all fields')
    await introduce(userEvent)
    await userEvent.type(email(), '{Backspace}{Backspace}{Backspace}{Backspace}')
    await userEvent.click(bookButton(screen))
    await expectSaid('Please check the highlighted fields')
    await expect(email()).toBeInvalid()
    await userEvent.click(anyTime(screen))
    await userEvent.type(email(), '.com')
    await waitFor(() => expect(email()).toBeValid())
    await userEvent.click(anyTime(screen))
    await userEvent.selectOptions(time(), '11:00')
    await userEvent.click(bookButton(screen))
    await expectSaid(booked)
  },
})
