// `npm run dev`: the mocks respond with the outcomes that the developer selects. The chat is tested here, too, because the
// built site has none by default. Its policy is tested in scripts/headers.test.ts, its failures in src/components/chat.
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { bookButton, fillMessage, toasts } from './forms.ts'
import { expect, openHydrated, test as base } from './siteTest.ts'

const test = base.extend<object, { development: ViteDevServer }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const server = await createServer({ mode: 'development', logLevel: 'error', server: { port: 0 } })
      await server.listen()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ development }, use) => {
    const { port } = development.httpServer!.address() as AddressInfo
    return use(`http://127.0.0.1:${port}`)
  },
  expectedOrigins: [new URL(widgetUrl).origin],
})

// All tests share one server.
test.describe.configure({ mode: 'default', timeout: 60_000 })

const toolbar = (page: Page) => page.getByRole('complementary', { name: 'Mocks (development only)' })
const choose = (page: Page, name: string, outcome: string) =>
  toolbar(page).getByRole('combobox', { name }).selectOption(outcome)
const provider = new URL(widgetUrl).origin
const launcher = (page: Page) => page.getByRole('button', { name: 'Live chat' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Live chat' })
/** The widget's own document. */
const widget = (page: Page) => page.frameLocator('iframe')
const unavailable = (page: Page) => page.getByRole('dialog').getByText('Chat isn’t available right now.')

/** Returns everything that a widget could leave behind in the page: globals, frames, scripts and listeners. */
async function collectTraces(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const listeners = async (expression: string) => {
    const { result } = await devtools.send('Runtime.evaluate', { expression })
    const found = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
    return found.listeners.map(({ type, useCapture }) => `${type} ${useCapture}`).toSorted()
  }
  const traces = {
    globals: await page.evaluate(() => Object.getOwnPropertyNames(window)),
    frames: page.frames().length,
    scripts: await page.evaluate(() =>
      Array.from(document.querySelectorAll('script, iframe'), ({ outerHTML }) => outerHTML),
    ),
    // A form of the page has listeners on the window while it has text, so only these are compared.
    onDocument: await listeners('document'),
    onBody: await listeners('document.body'),
  }
  await devtools.detach()
  return traces
}

/** Returns the scroll positions at which the launcher covers a button of the form. */
const coveredAt = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const launcher = document.querySelector('#chat-receiver')!.parentElement!
    const covered: number[] = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      const own = launcher.getBoundingClientRect()
      const isOver = [...document.querySelectorAll('form button')].some((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return own.left < right && left < own.right && own.top < bottom && top < own.bottom
      })
      if (isOver) covered.push(top)
    }
    return covered
  })

test('applies the outcome selected in the toolbar and lists the payload that would have been sent', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await choose(page, 'contact', 'slow')
  await fillMessage(page)
  await page.getByLabel(/GDPR consent/).check()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible()
  await expect(toolbar(page).getByRole('listitem')).toHaveText(/^send-contact-email \{"name":.*"gdprConsent":true\}$/)
})

test.describe('the chat', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('applies the outcome of the URL, then the selected one when the chat opens next', async ({ page }) => {
    await openHydrated(page, '/contact?mock=chat:blocked,contact:refused')
    await expect(toolbar(page).getByRole('combobox', { name: 'chat' })).toHaveValue('blocked')
    await expect(toolbar(page).getByRole('combobox', { name: 'contact' })).toHaveValue('refused')
    await launcher(page).click()
    await expect(unavailable(page)).toBeVisible()
    await choose(page, 'chat', 'answering')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(widget(page).getByText('How can we help?')).toBeVisible()
    await page.getByRole('button', { name: 'Close the chat' }).click()
    await choose(page, 'chat', 'leaving')
    await launcher(page).click()
    await expect(unavailable(page)).toBeVisible()
  })

  test('asks the provider on a click only, names it, stays open during navigation, and leaves nothing behind', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith(provider) && asked.push(request.url()))
    await openHydrated(page, '/contact')
    await expect(launcher(page)).toHaveAccessibleDescription(/^chat\.example handles this chat and receives/)
    await launcher(page).hover()
    // Opens and closes the chat once, so that the chat's own code is loaded before the comparison.
    await launcher(page).click()
    await expect(widget(page).getByRole('textbox')).toBeVisible()
    expect(asked).toEqual([widgetUrl])
    await page.getByRole('button', { name: 'Close the chat' }).click()
    await expect(panel(page)).toHaveCount(0)
    const before = await collectTraces(page)

    await launcher(page).click()
    await expect(panel(page).getByText('chat.example handles this chat and receives what you write.')).toBeVisible()
    await widget(page).getByRole('textbox').fill('Who buys pumps?')
    await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('More Information About Our Services')
    await widget(page).getByRole('textbox').press('Enter')
    await expect(widget(page).getByText('You: Who buys pumps?')).toBeVisible()
    expect(asked).toHaveLength(2)
    await page.getByRole('button', { name: 'Close the chat' }).click()
    await expect(panel(page)).toHaveCount(0)
    expect(await collectTraces(page)).toEqual(before)
  })

  test('opens and closes by keyboard, after a hover without a connection', async ({ page, context }) => {
    await openHydrated(page, '/contact')
    await expect(launcher(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await launcher(page).hover()
    await context.setOffline(false)
    // What can be focused last in the page: the details of the notice below the form.
    await page.getByText('Legal basis and your rights').focus()
    await page.keyboard.press('Tab')
    await expect(launcher(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeFocused()
    await expect(widget(page).getByRole('textbox')).toBeVisible()
    await page.getByLabel('Company').focus()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeVisible()
    await widget(page).getByRole('textbox').fill('Who')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(launcher(page)).toBeFocused()
  })

  test('covers no button of a form and no toast, and fits every screen', async ({ page }) => {
    await openHydrated(page, '/free-consultation')
    await expect(launcher(page)).toBeVisible()
    await bookButton(page).click()
    await expect(toasts(page)).toHaveCount(1)
    for (const width of [320, 768, 1_024, 1_280]) {
      await page.setViewportSize({ width, height: 640 })
      expect(await coveredAt(page), `${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0)
      await launcher(page).evaluate((button) => button.scrollIntoView({ block: 'center' }))
      const isFree = await launcher(page).evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return [left + 1, right - 1].every((x) => button.contains(document.elementFromPoint(x, (top + bottom) / 2)))
      })
      expect(isFree, `a toast covers the launcher at ${width} px`).toBe(true)
    }
    await launcher(page).click()
    for (const [width, fontSize] of [
      [1_280, '100%'],
      [360, '100%'],
      [360, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize)
      await expect(page.getByRole('button', { name: 'Close the chat' })).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
})

test('shows the page and logs why nothing is mocked when the browser refuses service workers', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))
  })
  const warnings: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
  await openHydrated(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready for Growth?')
  expect(warnings.join()).toContain('The mocks need a service worker')
})
