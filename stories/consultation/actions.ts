import { expect, screen, waitFor, type userEvent } from 'storybook/test'
import { addDays, isoDate } from '#machines/consultation/day.ts'
import { visitorsClock, wallTime } from '#machines/consultation/moment.ts'
import { visitorByLabel as visitor } from '../../tests/fixtures/visitor.ts'

export type User = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'paste' | 'type' | 'selectOptions'>

/** Returns the day `count` days from today as the value of a date field. */
export const dayFromNow = (count: number): string =>
  isoDate(addDays(wallTime(visitorsClock.now(), visitorsClock.timeZone), count))

export const scheduleButton = () => screen.getByRole('button', { name: 'Schedule Consultation' })
export const anyTime = () => screen.getByRole('checkbox', { name: 'Any time works for me (flexible)' })
export const timeField = () => screen.getByRole('combobox', { name: 'Preferred Time *' })

/** Waits until the form is hydrated. */
export async function ready(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open the calendar' })).toBeEnabled())
}

/** Fills in everything except the time, for a day in a week. */
export async function introduce(user: User): Promise<void> {
  await ready()
  for (const [label, text] of Object.entries(visitor)) {
    await user.click(screen.getByRole('textbox', { name: label }))
    await user.paste(text)
  }
  await user.type(screen.getByLabelText('Preferred Date *'), dayFromNow(7))
}

/** Fills in everything, for 10:00 CET, and submits. */
export async function book(user: User): Promise<void> {
  await introduce(user)
  await user.selectOptions(timeField(), '10:00')
  await user.click(scheduleButton())
}

/** Expects the entries to be kept and the form to be submittable again. */
export async function expectEntriesKept(): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) {
    await expect(screen.getByRole('textbox', { name: label })).toHaveValue(text)
  }
  await expect(screen.getByLabelText('Preferred Date *')).toHaveValue(dayFromNow(7))
  await expect(timeField()).toHaveValue('10:00')
  await expect(scheduleButton()).toBeEnabled()
}
