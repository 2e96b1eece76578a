import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sent } from '#mocks/functions.ts'
import { endFormFlows } from '#src/flows/startFormFlow.ts'
import { site } from '#src/site.ts'
import { consent, fillIn, message, toast, sendButton, sendMessage } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'
import { message as payload } from '../../tests/fixtures/visitor.ts'

const succeeded = () => toast('Your message has been sent successfully!')

test('links to the home page and the free consultation, and shows the contact details', async () => {
  await visit('/contact')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name: 'Ready for Growth?' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expect
    .element(main.getByRole('link', { name: 'Free Consultation' }))
    .toHaveAttribute('href', '/free-consultation')
  await expect
    .element(main.getByRole('link', { name: site.email }).first())
    .toHaveAttribute('href', `mailto:${site.email}`)
  await expect
    .element(main.getByRole('link', { name: site.phone }))
    .toHaveAttribute('href', `tel:${site.phone.replaceAll(' ', '')}`)
})

test('sends exactly the entries, trimmed', async () => {
  await visit('/contact')
  await fillIn({ ...message, Name: '  Jana Nováková ', 'Phone (optional)': '+421 900 123 456' })
  await consent().click()
  await sendButton().click()
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toEqual([
    {
      name: 'send-contact-email',
      payload,
    },
  ])
})

test('sends a message without a phone number, clears the form and the consent, and stores nothing', async () => {
  await visit('/contact')
  await sendMessage()
  await expect.element(succeeded()).toBeVisible()
  expect(sent()[0]?.payload).toMatchObject({ phone: '' })
  for (const label of Object.keys(message)) await expect.element(page.getByLabelText(label)).toHaveValue('')
  await expect.element(consent()).not.toBeChecked()
  await expect.element(sendButton()).toBeDisabled()
  expect(sessionStorage.getItem('contact')).toBeNull()
})

test('sends on Enter in a one-line field, but starts a new line in the message', async () => {
  await visit('/contact')
  await fillIn(message)
  await consent().click()
  await page.getByLabelText('Message').click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Jana')
  await expect.element(page.getByLabelText('Message')).toHaveValue(`${message.Message}\nJana`)
  expect(sent()).toEqual([])
  await page.getByLabelText('Company').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('sends one message on a double click', async () => {
  await visit('/contact')
  await fillIn(message)
  await consent().click()
  await sendButton().dblClick()
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('keeps the draft when the visitor returns, and after a reload without the consent', async () => {
  await visit('/contact')
  await fillIn(message)
  await consent().click()
  await expect.element(sendButton()).toBeEnabled()
  await visit('/')
  await visit('/contact')
  for (const [label, text] of Object.entries(message))
    await expect.element(page.getByLabelText(label)).toHaveValue(text)
  await expect.element(consent()).toBeChecked()
  endFormFlows()
  await visit('/contact')
  for (const [label, text] of Object.entries(message))
    await expect.element(page.getByLabelText(label)).toHaveValue(text)
  await expect.element(consent()).not.toBeChecked()
})

test('shows the reference of a sent message until the next input', async () => {
  await visit('/contact')
  await sendMessage()
  await expect.element(page.getByText(/^Reference: [\da-f]{12}$/)).toBeVisible()
  await page.getByLabelText('Company').fill('Pump Works')
  await expect.element(page.getByText(/^Reference/)).not.toBeInTheDocument()
})
