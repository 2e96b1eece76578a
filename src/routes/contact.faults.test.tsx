import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent } from '#mocks/sent.ts'
import { consent, expectFault, expectNoFault, fillIn, message, sendButton } from '../../tests/forms.ts'
import { visit } from '../../tests/visit.tsx'

const consentFault = 'Please accept the GDPR consent to proceed'

test('the button is disabled until consent is given, and again when it is withdrawn', async () => {
  await visit('/contact')
  await fillIn(message)
  await expect.element(sendButton()).toBeDisabled()
  await consent().click()
  await expect.element(sendButton()).toBeEnabled()
  await consent().click()
  await expect.element(sendButton()).toBeDisabled()
})

test('without consent, Enter says at once what is missing and takes the visitor there', async () => {
  await visit('/contact')
  await fillIn(message)
  await page.getByLabelText('Company').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert').filter({ hasText: consentFault })).toBeVisible()
  await expectFault(consent(), consentFault)
  await expect.element(consent()).toHaveFocus()
  expect(sent()).toEqual([])
})

test('the consent says that data is used solely to respond to the inquiry', async () => {
  await visit('/contact')
  await expect.element(consent()).toHaveAccessibleName(/used solely to respond to my inquiry/)
})

test('every empty field says what to enter, and the first of them has the focus', async () => {
  await visit('/contact')
  await consent().click()
  await sendButton().click()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  await expectFault(page.getByLabelText('Name'), 'Enter your name')
  await expectFault(page.getByLabelText('Email'), 'Enter your email address')
  await expectFault(page.getByLabelText('Company'), 'Enter the name of your company')
  await expectFault(page.getByLabelText('Message'), 'Write your message')
  await expectNoFault(page.getByLabelText('Phone (optional)'))
  await expectNoFault(consent())
  expect(sent()).toEqual([])
})

test('a fault goes away while it is being mended, the others stay', async () => {
  await visit('/contact')
  await consent().click()
  await sendButton().click()
  await page.getByLabelText('Name').fill('Jana')
  await expectNoFault(page.getByLabelText('Name'))

  await expect.element(page.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('no fault is shown before the visitor has tried to send', async () => {
  await visit('/contact')
  await fillIn({ Email: 'jana@', Name: ' ' })
  await consent().click()
  await expect.element(sendButton()).toBeEnabled()
  expect(document.querySelector('[aria-invalid]')).toBeNull()
})

const format = 'Enter an email address in the format name@company.com'
test.each([
  { label: 'Name', what: 'blanks', value: '   ', fault: 'Enter your name' },
  { label: 'Name', what: '201 letters', value: 'a'.repeat(201), fault: 'Shorten this to 200 characters' },
  { label: 'Email', what: 'half an address', value: 'jana@', fault: format },
  { label: 'Email', what: 'an address without a domain', value: 'jana@localhost', fault: format },
  { label: 'Company', what: '201 letters', value: 'a'.repeat(201), fault: 'Shorten this to 200 characters' },
  { label: 'Phone (optional)', what: 'words', value: 'call me', fault: 'Enter a phone number with digits' },
  { label: 'Message', what: '10,001 letters', value: 'a'.repeat(10_001), fault: 'Shorten this to 10,000 characters' },
])('$what in the field $label: it says "$fault" and has the focus', async ({ label, value, fault }) => {
  await visit('/contact')
  await fillIn({ ...message, [label]: value })
  await consent().click()
  await sendButton().click()
  await expectFault(page.getByLabelText(label), fault)
  await expect.element(page.getByLabelText(label)).toHaveFocus()
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
  expect(sent()).toEqual([])
})

test('fields tell browser and keyboard what they are for', async () => {
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
})

test('a form that is not alive yet could never put a name into the address bar', async () => {
  await visit('/contact')
  const form = page.getByRole('form', { name: 'Send us a Message' })
  await expect.element(form).toHaveAttribute('method', 'post')
  await expect.element(form).toHaveAttribute('novalidate')
})
