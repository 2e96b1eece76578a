import { expect, screen, waitFor, type userEvent } from 'storybook/test'
import { addDays, isoDate } from '#machines/consultation/day.ts'
import { wallTime } from '#machines/consultation/moment.ts'
import { visitorsClock } from '#src/flows/visitorsClock.ts'

export type User = Pick<ReturnType<typeof userEvent.setup>, 'click' | 'paste' | 'type' | 'selectOptions'>

const visitor = {
  'Full Name *': 'Jana Nováková',
  'Email Address *': 'jana@example.com',
  'Phone Number *': '+421 900 123 456',
}

/** The day `count` days from today, as a date field holds it. */
export const dayFromNow = (count: number): string =>
  isoDate(addDays(wallTime(visitorsClock.now(), visitorsClock.timeZone), count))

export const scheduleButton = () => screen.getByRole('button', { name: 'Schedule Consultation' })
export const anyTime = () => screen.getByRole('checkbox', { name: 'Any time works for me (flexible)' })
export const timeField = () => screen.getByRole('combobox', { name: 'Preferred Time *' })

/** Waits until the form is alive. */
export async function ready(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open the calendar' })).toBeEnabled())
}

/** Fills in everything but the hour, for a day a week from now. */
export async function introduce(user: User): Promise<void> {
  await ready()
  for (const [label, text] of Object.entries(visitor)) {
    await user.click(screen.getByRole('textbox', { name: label }))
    await user.paste(text)
  }
  await user.type(screen.getByLabelText('Preferred Date *'), dayFromNow(7))
}

/** Fills in everything, for 10:00 CET, and books. */
export async function book(user: User): Promise<void> {
  await introduce(user)
  await user.selectOptions(timeField(), '10:00')
  await user.click(scheduleButton())
}

/** Expects that what was entered is still there, ready to be booked again. */
export async function expectKept(): Promise<void> {
  for (const [label, text] of Object.entries(visitor)) {
    await expect(screen.getByRole('textbox', { name: label })).toHaveValue(text)
  }
  await expect(screen.getByLabelText('Preferred Date *')).toHaveValue(dayFromNow(7))
  await expect(timeField()).toHaveValue('10:00')
  await expect(scheduleButton()).toBeEnabled()
}
