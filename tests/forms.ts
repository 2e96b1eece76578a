import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'

/** A message as a visitor writes it. */
export const message = {
  Name: 'Jana Nováková',
  Email: 'jana@example.com',
  Company: 'Pump Works Ltd.',
  Message: 'We make pumps up to DN 200.\nWho buys them in Poland?',
}

/** A visitor, as the booking form asks for one. */
export const visitor = {
  'Full Name *': 'Jana Nováková',
  'Email Address *': 'jana@example.com',
  'Phone Number *': '+421 900 123 456',
}

/** Fills in fields by their labels. */
export async function fillIn(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabelText(label).fill(value)
}

/** Writes the message, gives consent and sends it. */
export async function sendMessage(): Promise<void> {
  await fillIn(message)
  await consent().click()
  await sendButton().click()
}

/** Fills in the booking form for 10:00 CET on a day, as in `2027-03-05`, and sends it. */
export async function book(day: string): Promise<void> {
  await fillIn({ ...visitor, 'Preferred Date *': day })
  await page.getByLabelText('Preferred Time *').selectOptions('10:00')
  await scheduleButton().click()
}

/** What sends the message. */
export const sendButton = () => page.getByRole('button', { name: 'Send Message' })

/** The checkbox without which no message is sent. */
export const consent = () => page.getByRole('checkbox', { name: /GDPR consent/ })

/** The checkbox that leaves the hour open. */
export const flexible = () => page.getByRole('checkbox', { name: 'Any time works for me (flexible)' })

/** What books the consultation. */
export const scheduleButton = () => page.getByRole('button', { name: 'Schedule Consultation' })

/** The notice that has this title. */
export const notice = (title: string) => page.getByRole('dialog', { name: title })

/** Expects a field to be marked, and to say what to enter. The mark is a picture, which the runner takes for words. */
export async function expectFault(field: Locator, fault: string): Promise<void> {
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(fault))
}

/** Expects a field to have nothing to complain about. */
export async function expectNoFault(field: Locator): Promise<void> {
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await expect.element(field).toHaveAccessibleDescription('')
}
