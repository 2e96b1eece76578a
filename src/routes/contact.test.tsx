// What the form says after each act, and where the focus goes: src/form/forms.test.tsx. The rules: machines/contact. What it
// says of each failure: contract/endpoints.test.ts. The stored draft: src/form/flows.test.ts, tests/e2e/forms.spec.ts.
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contactForm } from '#contract/contact.ts'
import { sent } from '#mocks/handlers.ts'
import { confirmMessage } from '#src/contact/confirmMessage.tsx'
import { site } from '#src/content/site.ts'
import { control, fill, send, submit, toast } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'
import { message } from '../../tests/fixtures/visitor.ts'

const succeeded = () => toast(contactForm.says.sent.title)
const { fields } = contactForm

test.each([
  ['/', 'Ready for Growth?'],
  ['/contact', 'Contact details'],
  ['/more-information', 'Get in Touch'],
])('shows phone and email on %s, below "%s"', async (path, name) => {
  await visit(path)
  const details = page.getByRole('main').getByRole('region', { name })
  for (const href of [site.phoneUrl, `mailto:${site.email}`])
    expect(
      details
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toContain(href)
  // What keeps a hyphen on its line looks like the rest.
  const parts = [...details.element().querySelectorAll('a > *')]
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) expect(getComputedStyle(part).font).toBe(getComputedStyle(part.parentElement!).font)
})

test('links to the free consultation, and says who answers when', async () => {
  await visit('/contact')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name: 'Ready for Growth?' })).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Free Consultation' }))
    .toHaveAttribute('href', '/free-consultation')
  const { answeredBy: by, languages } = site
  await expect.element(main.getByText(`You can write to us in ${languages}.`)).toBeVisible()
  // Once: the steps beside the form say it, and not the contact details below them as well.
  const answers = main.getByText(`O${by.slice(1)} will reply by email with our questions within one working day.`)
  await expect.element(answers).toBeVisible()
  expect(answers.elements()).toHaveLength(1)
})

test('repeats what the closing box of an article asks for, above a message that begins with its service', async () => {
  await visit('/blog/trade-show-marketing')
  await page.getByRole('link', { name: 'Get Help' }).click()
  await expect.element(page.getByRole('main').getByText(/^Which show have you booked\? /)).toBeVisible()
  await expect.element(control(fields.message)).toHaveValue('About B2B Contact Databases:\n')
})

// The attributes of every field: contract/endpoints.test.ts.
test('gives its controls the attributes of their fields', async () => {
  await visit('/contact')
  await expect.element(control(fields.email)).toHaveAttribute('type', 'email')
  await expect.element(control(fields.email)).toHaveAttribute('autocomplete', 'email')
  await expect.element(page.getByPlaceholder(/^\+\d{3} /)).not.toBeRequired()
  for (const field of [fields.message, fields.gdprConsent]) await expect.element(control(field)).toBeRequired()
  await expect.element(control(fields.message)).toHaveAccessibleDescription(/^Two sentences are enough/)
})

test('sends exactly the entries once on a double click, trimmed, with where the visit came from, and shows the reference', async () => {
  await visit('/contact')
  await fill('contact', { ...message, name: `  ${message.name} ` })
  await submit().dblClick()
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toEqual([
    { name: 'send-contact-email', payload: message, source: expect.stringMatching(/^page=.+&landing=/) as unknown },
  ])
  await expect
    .element(
      page
        .getByRole('form')
        .getByRole('region')
        .getByText(/^[\da-f]{12}$/),
    )
    .toBeVisible()
})

test('asks for a message beside the form until one is sent', async () => {
  await visit('/more-information')
  const ask = page.getByText(/^If you don’t know which service to ask for, call us/)
  await expect.element(ask).toBeVisible()
  await send('contact')
  await expect.element(succeeded()).toBeVisible()
  await expect.element(ask).not.toBeVisible()
})

test('sends nothing while the hidden field is filled in, and lets a person empty it', async () => {
  await visit('/contact')
  const honeypot = page.getByLabelText(
    'Please clear this field. It is there to catch spam, and your browser seems to have filled it in.',
  )
  await expect.element(honeypot).not.toBeVisible()
  fireEvent.input(honeypot.element(), { target: { value: 'https://spam.example' } })
  await send('contact')
  await expect.element(honeypot).toHaveFocus()
  expect(sent()).toEqual([])
  await honeypot.clear()
  await submit().click()
  await expect.element(succeeded()).toBeVisible()
  expect(sent()).toHaveLength(1)
})

test('leads a press of the disabled button to the first invalid field', async () => {
  await visit('/contact')
  // The press moves the focus to the main part of the page, which is outside of the form.
  await submit().click({ force: true })
  await expect.element(control(fields.name)).toHaveFocus()
})

test('starts a new line on Enter in the message, and submits nothing', async () => {
  await visit('/contact')
  const onSubmit = vi.fn<() => void>()
  page.getByRole('form').element().addEventListener('submit', onSubmit)
  await fill('contact', { ...message, gdprConsent: false })
  await control(fields.message).click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}Jana')
  await expect.element(control(fields.message)).toHaveValue(`${message.message}\nJana`)
  control(fields.gdprConsent).element().focus()
  await userEvent.keyboard('{Enter}')
  // The Enter that confirms a word of an input method.
  for (const sign of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(control(fields.company).element(), { key: 'Enter', ...sign })
  expect(onSubmit).not.toHaveBeenCalled()
})

const sentence = `We make ${'pumps, '.repeat(20)}and valves.`

test.each([
  ['Who buys\nDN 200?', '“Who buys\nDN\u00a0200?”'],
  [`${sentence} Who buys them, where, and ${'who '.repeat(20)}else?`, `“${sentence}\u00a0…”`],
  [`${'pumps '.repeat(36)}and valves`, `“${'pumps '.repeat(36)}and\u00a0…”`],
  ['x'.repeat(221), `“${'x'.repeat(220)}\u00a0…”`],
  // Each is one character to a reader: a family, a flag, and a letter with its accent.
  ['👨‍👩‍👧‍👦'.repeat(221), `“${'👨‍👩‍👧‍👦'.repeat(220)}\u00a0…”`],
  [`a${'🇸🇰'.repeat(221)}`, `“a${'🇸🇰'.repeat(219)}\u00a0…”`],
  ['e\u0301'.repeat(221), `“${'e\u0301'.repeat(220)}\u00a0…”`],
])('quotes a message, or its first whole sentences or words: %s', (text, quoted) => {
  const { facts } = confirmMessage({ body: { ...message, message: text } })
  expect(facts[1]).toEqual(['Your message', quoted])
})
