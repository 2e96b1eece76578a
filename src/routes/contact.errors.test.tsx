import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent } from '#mocks/functions.ts'
import { consent, expectError, expectNoError, fillIn, message, sendButton } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const consentError = 'Please accept the GDPR consent to proceed'

test('disables the button while there is no consent', async () => {
  await visit('/contact')
  await fillIn(message)
  await expect.element(sendButton()).toBeDisabled()
  await consent().click()
  await expect.element(sendButton()).toBeEnabled()
  await consent().click()
  await expect.element(sendButton()).toBeDisabled()
})

test('announces the missing consent on Enter and focuses it', async () => {
  await visit('/contact')
  await fillIn(message)
  await page.getByLabelText('Company').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: consentError })).toBeVisible()
  await expectError(consent(), consentError)
  await expect.element(consent()).toHaveFocus()
  expect(sent()).toEqual([])
})

test('shows an error at every empty field and focuses the first', async () => {
  await visit('/contact')
  await consent().click()
  await sendButton().click()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await expectError(page.getByLabelText('Name'), 'Enter your name')
  await expectError(page.getByLabelText('Email'), 'Enter your email address')
  await expectError(page.getByLabelText('Company'), 'Enter the name of your company')
  await expectError(page.getByLabelText('Message'), 'Write your message')
  await expectNoError(page.getByLabelText('Phone (optional)'))
  await expectNoError(consent())
  expect(sent()).toEqual([])
  // A corrected field loses its error, and the others keep theirs.
  await page.getByLabelText('Name').fill('Jana')
  await expectNoError(page.getByLabelText('Name'))
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('shows no error before the first submit', async () => {
  await visit('/contact')
  await fillIn({ Email: 'jana@', Name: ' ' })
  await consent().click()
  await expect.element(sendButton()).toBeEnabled()
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

const format = 'Enter an email address in the format name@company.com'
test('says at each field what is wrong with it, and focuses it', async () => {
  await visit('/contact')
  await consent().click()
  for (const [label, value, error] of [
    ['Name', '   ', 'Enter your name'],
    ['Email', 'jana@localhost', format],
    ['Company', 'a'.repeat(201), 'Shorten this to 200 characters'],
    ['Phone (optional)', 'call me', 'Enter a phone number using only digits'],
    ['Message', 'a'.repeat(10_001), 'Shorten this to 10,000 characters'],
  ] as const) {
    await fillIn({ ...message, 'Phone (optional)': '', [label]: value })
    await sendButton().click()
    await expectError(page.getByLabelText(label), error)
    await expect.element(page.getByLabelText(label)).toHaveFocus()
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
  }
  expect(sent()).toEqual([])
})

test('sets autocomplete and keyboard hints on fields', async () => {
  await visit('/contact')
  for (const label of ['Name', 'Email', 'Company', 'Message'])
    await expect.element(page.getByLabelText(label)).toBeRequired()
  await expect.element(page.getByLabelText('Phone (optional)')).not.toBeRequired()
  await expect.element(consent()).toBeRequired()
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('type', 'email')
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email')
  await expect.element(page.getByLabelText('Company')).toHaveAttribute('autocomplete', 'organization')
  await expect.element(page.getByLabelText('Phone (optional)')).toHaveAttribute('type', 'tel')
  await expect.element(page.getByPlaceholder(/^\+\d{3} /)).toHaveAttribute('name', 'phone')
  await expect.element(page.getByLabelText('Message')).toHaveAttribute('rows', '5')
  await expect.element(consent()).toHaveAccessibleName(/used solely to respond to my inquiry/)
})
