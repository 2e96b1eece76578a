import { Matches } from '@tanstack/react-router'
import { watch } from 'storybook-addon-statechart'
import { expect, screen, waitFor } from 'storybook/test'
import { consultationForm } from '#contract/consultation.ts'
import { addDays, isoDate } from '#contract/day.ts'
import { visitorsClock, wallTime } from '#contract/moment.ts'
import { mocked } from '#mocks/handlers.ts'
import preview from '#storybook/preview.tsx'
import { showToast } from '#src/toasts/Toasts.tsx'
import { consultationFlow } from '#src/consultation/consultationFlow.ts'
import { draft } from '../../tests/fixtures/visitor.ts'
import { expectSaid, send } from '../visitor.ts'

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

/** Returns the day in a week as the value of a date field. */
const dayInAWeek = () => isoDate(addDays(wallTime(visitorsClock.now(), visitorsClock.timeZone), 7))

/** What each act leads to is tested in machines/ and src/form. */
export const Accepted = meta.story({
  name: 'Book a chosen hour',
  beforeEach: ({ msw }) => msw.use(mocked.consultation.accepted),
  async play({ userEvent }) {
    // The form is hydrated.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open the calendar' })).toBeEnabled())
    await send(userEvent, 'consultation', { ...draft, date: dayInAWeek() })
    await expectSaid(consultationForm.says.sent.description)
  },
})
