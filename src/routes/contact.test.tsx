import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent } from '#mocks/sent.ts'
import { site } from '#src/site.ts'
import { consent, fillIn, message, notice, sendButton, sendMessage } from '../../tests/forms.ts'
import { visit } from '../../tests/visit.tsx'

const succeeded = () => notice('Your message has been sent successfully!')

test('the page leads home and to the free consultation, and says how the company can be reached', async () => {
  await visit('/contact')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name: 'Ready for Growth?' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect
    .element(main.getByRole('link', { name: 'Free Consultation' }))
    .toHaveAttribute('href', '/free-consultation')
  await expect.element(main.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
  await expect
    .element(main.getByRole('link', { name: site.phone }))
    .toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)
})

test('a message reaches the company with exactly what was typed, trimmed', async () => {
  await visit('/contact')
  await fillIn({ ...message, Name: '  Jana Nováková ', 'Phone (optional)': '+421 900 123 456' })
  await consent().click()
  await sendButton().click()
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toEqual([
    {
      name: 'send-contact-email',
      payload: {
        name: 'Jana Nováková',
        email: message.Email,
        company: message.Company,
        phone: '+421 900 123 456',
        message: message.Message,
        gdprConsent: true,
      },
    },
  ])
})

test('the phone number may be left out', async () => {
  await visit('/contact')
  await sendMessage()
  await expect.element(succeeded()).toBeVisible()
  expect(sent()[0]?.payload).toMatchObject({ phone: '' })
})

test('after sending, the form is empty and consent is to be given anew', async () => {
  await visit('/contact')
  await sendMessage()
  await expect.element(succeeded()).toBeVisible()
  for (const label of Object.keys(message)) await expect.element(page.getByLabelText(label)).toHaveValue('')
  await expect.element(consent()).not.toBeChecked()
  await expect.element(sendButton()).toBeDisabled()
})

test('Enter in a line sends as the button does', async () => {
  await visit('/contact')
  await fillIn(message)
  await consent().click()
  await page.getByLabelText('Company').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('Enter in the message begins a new line and sends nothing', async () => {
  await visit('/contact')
  await fillIn(message)
  await consent().click()
  await page.getByLabelText('Message').click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Jana')
  await expect.element(page.getByLabelText('Message')).toHaveValue(`${message.Message}\nJana`)
  expect(sent()).toEqual([])
})

test('an impatient visitor who clicks twice sends one message', async () => {
  await visit('/contact')
  await fillIn(message)
  await consent().click()
  await sendButton().dblClick()
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('a draft is still there when the visitor comes back to the page, the consent is not', async () => {
  await visit('/contact')
  await fillIn(message)
  await consent().click()
  await expect.element(sendButton()).toBeEnabled()
  await visit('/contact')
  for (const [label, text] of Object.entries(message))
    await expect.element(page.getByLabelText(label)).toHaveValue(text)
  await expect.element(consent()).not.toBeChecked()
})

test('what was sent is not kept in the tab', async () => {
  await visit('/contact')
  await sendMessage()
  await expect.element(succeeded()).toBeVisible()
  expect(sessionStorage.getItem('contact')).toBeNull()
})
