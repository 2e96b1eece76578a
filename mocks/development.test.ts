import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { site } from '#src/content/site.ts'
import { createRequest } from '../tests/contract/cases.ts'
import type { FormName } from '#contract/forms.ts'
import { createToolbar, parseOverrides } from './development.ts'

let shown: HTMLElement

/** Shows the toolbar of a page that was opened with `?mock=…`. */
function showToolbar(search: string) {
  shown = createToolbar(search)
  document.body.append(shown)
}

afterEach(() => shown?.remove())

const select = (name: FormName) => page.getByRole('combobox', { name: `${name}:` })
const sendEmpty = async () => (await fetch('/functions/v1/send-contact-email', { method: 'POST' })).status

test('reads an outcome of each endpoint from the URL', () => {
  const search = '?a=1&mock=contact%3Arefused,consultation:offline&b=2'
  expect(parseOverrides(search)).toEqual({ overrides: { contact: 'refused', consultation: 'offline' }, unknown: [] })
  for (const none of ['', '?mock=', '?page=contact:refused'])
    expect(parseOverrides(none)).toEqual({ overrides: {}, unknown: [] })
})

test.each(['contact', 'contact:blocked', 'session:refused', 'constructor:refused', 'contact:toString'])(
  'ignores %s and lists the valid outcomes in the toolbar',
  async (override) => {
    showToolbar(`?mock=${override},consultation:busy`)
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        new RegExp(`^\\?mock=${override} is not known. Use contact or .* with one of: accepted, slow, refused, `),
      )
    await expect.element(select('contact')).toHaveValue('accepted')
    await expect.element(select('consultation')).toHaveValue('busy')
  },
)

test('covers a quarter of a low window at most', async () => {
  await page.viewport(360, 400)
  showToolbar('?mock=contact:blocked,consultation:blocked')
  expect(shown.getBoundingClientRect().height).toBeLessThanOrEqual(100)
  await page.viewport(1280, 800)
})

test('applies the selected outcome and leaves the others as they were', async () => {
  showToolbar('?mock=contact:busy,consultation:refused')
  expect(await sendEmpty()).toBe(429)
  await select('contact').selectOptions('refused')
  expect(await sendEmpty()).toBe(503)
  await select('contact').selectOptions('failed')
  expect(await sendEmpty()).toBe(500)
  await expect.element(select('consultation')).toHaveValue('refused')
})

test('lists what would have been sent, and where the visit came from', async () => {
  showToolbar('')
  const source = { headers: { 'X-Lead-Source': 'landing=%2F' } }
  await fetch(createRequest(source, location.origin, crypto.randomUUID(), site.anonKey))
  await expect
    .element(page.getByRole('list', { name: 'What would have been sent' }).getByRole('listitem').last())
    .toMatchTextContent(/^send-contact-email \{"name":.*"gdprConsent":true\} landing=%2F$/)
})

// In Chromium a service worker serves the mocks.
test('accepts what the worker passes on, and refuses what the server refuses', async () => {
  const send = async (body?: string) =>
    (await fetch(createRequest(body === undefined ? {} : { body }, location.origin, crypto.randomUUID(), site.anonKey)))
      .status
  expect([await send(), await send('{}'), await send('{'), await sendEmpty()]).toEqual([200, 422, 400, 401])
})
