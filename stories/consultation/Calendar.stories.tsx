import { expect, screen, waitFor } from 'storybook/test'
import { usage } from '#storybook/preview/docs.tsx'
import preview from '#storybook/preview.tsx'
import { Calendar } from '#src/consultation/Calendar.tsx'
import { DateField } from '#src/consultation/DateField.tsx'
import { draft } from '../../tests/fixtures/visitor.ts'
import type { User } from '../visitor.ts'
import { DateFieldStory } from './ConsultationStory.tsx'

const meta = preview.meta({
  title: 'Consultation/Calendar',
  // Its properties are documented; the story gives it an actor and a form.
  component: DateField as unknown as typeof DateFieldStory,
  subcomponents: { Calendar },
  render: (args) => <DateFieldStory {...args} />,
  tags: ['autodocs'],
  parameters: {
    statechart: { disable: false },
    ...usage(
      'Use the date field for a day in the coming two years: it can be typed, or picked in the calendar that its button opens. Do not use it for a day that everybody knows by heart, such as a birthday; typing is faster. Days up to today and after two years cannot be picked. With an error it says to choose a date.',
      '560px',
    ),
  },
  args: { readOnly: false },
})

const day = (name: string) => screen.getByRole('button', { name })

async function open({ userEvent }: { userEvent: User }) {
  // Firefox has a calendar of its own, so the site's button is hidden there and has no role.
  await userEvent.click(screen.getByText('Open the calendar'))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeVisible())
  await waitFor(() => expect(screen.getAllByRole('grid')[0]).toBeVisible())
}

export const Closed = meta.story({ name: 'Date field', parameters: { docs: { story: { height: '190px' } } } })

/** Disables days up to today and focuses the first enabled day. */
export const Open = meta.story({
  name: 'Open calendar',
  async play(context) {
    await open(context)
    await expect(day('Friday, March 5, 2027')).toBeDisabled()
    await waitFor(() => expect(day('Saturday, March 6, 2027')).toHaveFocus())
    // What the tint of weekends means stands below the days, with a piece of it. Only what cannot be picked is hatched.
    const key = getComputedStyle(screen.getByText('You can choose weekends, too.'), '::before')
    const style = (name: string) => getComputedStyle(day(name).closest('td')!)
    await expect(style('Saturday, March 6, 2027').backgroundColor).toBe(key.backgroundColor)
    await expect(style('Monday, March 8, 2027').backgroundColor).not.toBe(key.backgroundColor)
    for (const open of ['Saturday, March 6, 2027', 'Monday, March 8, 2027'])
      await expect(style(open).backgroundImage).toBe('none')
    await expect(style('Friday, March 5, 2027').backgroundImage).toMatch(/^repeating-linear-gradient/)
    await expect(getComputedStyle(day('Friday, March 5, 2027')).textDecorationLine).toBe('line-through')
  },
})

/** Opens the next month on the last day of a month. */
export const OpenAtMonthsEnd = meta.story({
  name: 'Calendar on the last day of a month',
  // A docs page can give the focus to one story only, and a calendar without the focus closes.
  tags: ['!autodocs'],
  args: { at: '2027-03-31T09:30:00Z' },
  async play(context) {
    await open(context)
    await waitFor(() => expect(day('Thursday, April 1, 2027')).toHaveFocus())
    await expect(screen.getByRole('button', { name: /previous month/i })).toHaveAttribute('aria-disabled', 'true')
  },
})

/** Disables days more than two years ahead. */
export const OpenAtLastMonth = meta.story({
  name: 'Calendar in its last month',
  tags: ['!autodocs'],
  args: { draft: { ...draft, date: '2029-03-05' } },
  async play(context) {
    await open(context)
    await expect(day('Tuesday, March 6, 2029')).toBeDisabled()
    await expect(screen.getByRole('button', { name: /next month/i })).toHaveAttribute('aria-disabled', 'true')
  },
})
