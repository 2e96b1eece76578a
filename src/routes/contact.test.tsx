// What the form says after each act, and where the focus goes: src/components/form/forms.model.test.tsx. The rules:
// machines/contact. Failures of the endpoint: src/flows/journeys.test.ts.
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent } from '#mocks/functions.ts'
import { endFormFlows } from '#src/flows/formFlow.ts'
import { site } from '#src/site.ts'
import { consent, expectError, fillIn, message, toast, sendButton } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'
import { message as payload } from '../../tests/fixtures/visitor.ts'

const succeeded = () => toast('Your message has been sent successfully!')

/** Expects the message in its fields. */
async function expectDraft() {
  for (const [label, text] of Object.entries(message))
    await expect.element(page.getByLabelText(label)).toHaveValue(text)
}

test('links to the home page and the free consultation, and shows the contact details', async () => {
  await visit('/contact')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name: 'Ready for Growth?' })).toBeVisible()
  for (const [name, href] of [
    ['Back to Home', '/'],
    ['Free Consultation', '/free-consultation'],
    [site.email, `mailto:${site.email}`],
    [site.phone, `tel:${site.phone.replaceAll(' ', '')}`],
  ] as const)
    await expect.element(main.getByRole('link', { name }).first()).toHaveAttribute('href', href)
})

// The attributes of every field: machines/contract.test.ts.
test('gives its controls the attributes of their fields', async () => {
  await visit('/contact')
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('type', 'email')
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
  await expect.element(page.getByPlaceholder(/^\+\d{3} /)).not.toBeRequired()
  for (const control of [page.getByLabelText('Message'), consent()]) await expect.element(control).toBeRequired()
})

test('shows at each field what only its rule finds', async () => {
  await visit('/contact')
  await consent().click()
  for (const [label, value, error] of [
    ['Company', 'a'.repeat(201), 'Shorten this to 200 characters'],
    ['Phone (optional)', 'call me', 'Enter a phone number using only digits'],
    ['Message', 'a'.repeat(10_001), 'Shorten this to 10,000 characters'],
  ] as const) {
    await fillIn({ ...message, 'Phone (optional)': '', [label]: value })
    await sendButton().click()
    await expectError(page.getByLabelText(label), error)
    await expect.element(page.getByLabelText(label)).toHaveFocus()
  }
  expect(sent()).toEqual([])
})

test('sends exactly the entries once on a double click, trimmed, and shows the reference until the next input', async () => {
  await visit('/contact')
  await fillIn({ ...message, Name: '  Jana Nováková ', 'Phone (optional)': '+421 900 123 456' })
  await consent().click()
  await sendButton().dblClick()
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toEqual([{ name: 'send-contact-email', payload }])
  await expect.element(page.getByText(/^Reference: [\da-f]{12}$/)).toBeVisible()
  await page.getByLabelText('Company').fill('Pump Works')
  await expect.element(page.getByText(/^Reference/)).not.toBeInTheDocument()
})

test('starts a new line on Enter in the message, and submits nothing', async () => {
  await visit('/contact')
  const onSubmit = vi.fn<() => void>()
  page.getByRole('form').element().addEventListener('submit', onSubmit)
  await fillIn(message)
  await page.getByLabelText('Message').click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Jana')
  await expect.element(page.getByLabelText('Message')).toHaveValue(`${message.Message}\nJana`)
  consent().element().focus()
  await userEvent.keyboard('{Enter}')
  // The Enter that confirms a word of an input method.
  fireEvent.keyDown(page.getByLabelText('Company').element(), { key: 'Enter', isComposing: true })
  expect(onSubmit).not.toHaveBeenCalled()
})

test('keeps the draft when the visitor returns, and after a reload without the consent', async () => {
  await visit('/contact')
  await fillIn(message)
  await consent().click()
  await expect.element(sendButton()).toBeEnabled()
  await visit('/')
  await visit('/contact')
  await expectDraft()
  await expect.element(consent()).toBeChecked()
  endFormFlows()
  await visit('/contact')
  await expectDraft()
  await expect.element(consent()).not.toBeChecked()
})
