// `npm run dev`: the mocks respond with the outcomes that the developer selects (mocks/development.test.ts). The chat is tested
// here, too, because the built site has none by default. Its policy: scripts/headers.test.ts; its failures and what it leaves
// behind: src/chat.
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { exampleChat } from '#mocks/chat/provider.ts'
import { bookButton, fillMessage, send, sendButton, sent, toasts } from './forms.ts'
import { expect, heading, openHydrated, test as base } from './siteTest.ts'

const test = base.extend<object, { development: ViteDevServer }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      process.env['VITE_LEAD_SOURCE'] = 'yes'
      const server = await createServer({ mode: 'development', logLevel: 'error', server: { port: 0 } })
      await server.listen()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ development }, use) => {
    const { port } = development.httpServer!.address() as AddressInfo
    return use(`http://127.0.0.1:${port}`)
  },
  expectedErrors: ['Failed to load resource', 'send-contact-email failed'],
})

// All tests share one server.
test.describe.configure({ mode: 'default', timeout: 60_000 })

const launcher = (page: Page) => page.getByRole('button', { name: 'Live chat' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Live chat' })
const closer = (page: Page) => page.getByRole('button', { name: 'Close the chat' })
/** The input in the widget's own document. */
const chatInput = (page: Page) => page.frameLocator('iframe').getByRole('textbox')
const sidewaysScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Returns whether the launcher, if it does not scroll with the page, is in the same columns as a button of the form. */
const coversButton = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const launcher = document.querySelector('#chat-receiver')!.parentElement!
    const buttons = Array.from(document.querySelectorAll('form button'), (button) => button.getBoundingClientRect())
    const { left } = launcher.getBoundingClientRect()
    return getComputedStyle(launcher).position === 'fixed' && buttons.some(({ right }) => left < right)
  })

test('applies the outcome of the URL until another is selected, and lists the payload with where the visit came from', async ({
  page,
}) => {
  const toolbar = page.getByRole('complementary', { name: 'Mocks (development only)' })
  await page.goto('/?mock=contact:busy&utm_source=newsletter', { referer: 'https://www.search.example/' })
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(heading(page)).toHaveText('Ready for Growth?')
  await expect(page.getByText('The page that you opened first, the website that led you there')).toBeVisible()
  await fillMessage(page)
  await send(page)
  await expect(page.getByText('Too many messages came from your network.')).toBeVisible()
  await toolbar.getByRole('combobox', { name: 'contact' }).selectOption('accepted')
  await sendButton(page).click()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(toolbar.getByRole('listitem')).toHaveText(
    /^send-contact-email \{"name":.*"gdprConsent":true\} landing=%2F&referrer=www\.search\.example&utm_source=newsletter$/,
  )
})

test('asks the provider of the chat on request only, names it, and stays open during navigation', async ({ page }) => {
  const asked = () => page.frames().filter((frame) => frame.url() === exampleChat.url)
  await openHydrated(page, '/contact')
  await expect(launcher(page)).toHaveAccessibleDescription(/^chat\.example handles this chat and receives/)
  await launcher(page).hover()
  expect(asked()).toEqual([])
  // What can be focused last in the page: the details of the notice below the form.
  await page.getByText('Legal basis and your rights').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeFocused()
  await expect(panel(page).getByText('chat.example handles this chat and receives what you write.')).toBeVisible()
  await chatInput(page).fill('Who buys pumps?')
  expect(asked()).toHaveLength(1)
  await page.getByLabel('Company').press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
  await expect(heading(page)).toHaveText('More Information About Our Services')
  await chatInput(page).press('Enter')
  await expect(page.frameLocator('iframe').getByText('You: Who buys pumps?')).toBeVisible()
  await closer(page).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(launcher(page)).toBeFocused()
  expect(page.frames()).toHaveLength(1)
})

test('covers no button of a form and no toast with the chat, which fits every screen', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await expect(launcher(page)).toBeVisible()
  await bookButton(page).click()
  await expect(toasts(page)).toHaveCount(1)
  for (const width of [320, 768, 1_024, 1_280]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await coversButton(page), `${width} px`).toBe(false)
    expect(await sidewaysScroll(page), `${width} px`).toBe(0)
    await launcher(page).evaluate((button) => button.scrollIntoView({ block: 'center' }))
    // Fails if a toast covers the launcher.
    await launcher(page).click({ trial: true })
  }
  await launcher(page).click()
  for (const [width, fontSize] of [
    [1_280, '100%'],
    [360, '100%'],
    [360, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 })
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
    await expect(closer(page)).toBeInViewport({ ratio: 1 })
    expect(await sidewaysScroll(page)).toBe(0)
  }
})
