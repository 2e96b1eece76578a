import type { CDPSession, Page } from '@playwright/test'
import { test } from './chatTest.ts'
import { expect, holdScripts, openHydrated } from './siteTest.ts'

/** Returns everything that a widget could leave behind in a page: globals, nodes and listeners. */
async function collectTraces(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const traces = {
    globals: await page.evaluate(() => Object.getOwnPropertyNames(window)),
    frames: page.frames().length,
    nodes: await page.evaluate(() => document.documentElement.outerHTML),
    onWindow: await collectListeners(devtools, 'window'),
    onDocument: await collectListeners(devtools, 'document'),
    onBody: await collectListeners(devtools, 'document.body'),
  }
  await devtools.detach()
  return traces
}

async function collectListeners(devtools: CDPSession, expression: string): Promise<string[]> {
  const { result } = await devtools.send('Runtime.evaluate', { expression })
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
  return listeners.map(({ type, useCapture }) => `${type} ${useCapture}`).toSorted()
}

test('fetches nothing of the chat and nothing from third parties before it is opened', async ({ page, chat }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /ChatPanel|assets\/chat-/.test(path))).toEqual([])
  await chat.launcher.hover()
  await expect.poll(() => asked.filter((path) => /ChatPanel/.test(path))).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  expect(chat.asked()).toBe(0)
  await chat.launcher.click()
  await expect(chat.widget.getByText('How can we help?')).toBeVisible()
  expect(chat.asked()).toBe(1)
})

test('names the recipient of chat messages before any is written', async ({ page, chat }) => {
  await openHydrated(page, '/contact')
  await expect(chat.launcher).toHaveAccessibleDescription('chat.example handles this chat and receives what you write.')
  await expect(page.getByText('chat.example handles this chat and receives what you write.')).toBeVisible()
  await chat.launcher.click()
  await expect(chat.panel.getByText('chat.example handles this chat and receives what you write.')).toBeVisible()
})

test('sends chat messages, and removes everything of the provider on close', async ({ page, chat }) => {
  await openHydrated(page, '/contact')
  // Opens and closes the chat once, so that the chat's own code is loaded before the comparison.
  await chat.launcher.click()
  await expect(chat.widget.getByRole('textbox')).toBeVisible()
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await expect(chat.panel).toHaveCount(0)
  const before = await collectTraces(page)
  expect(before.frames).toBe(1)
  expect(before.nodes).not.toContain('<iframe')
  expect(before.nodes).not.toContain('chat.example/')
  expect(before.globals).not.toContain('ExampleChat')

  await chat.launcher.click()
  await chat.widget.getByRole('textbox').fill('Who buys pumps?')
  await chat.widget.getByRole('textbox').press('Enter')
  await expect(chat.widget.getByText('You: Who buys pumps?')).toBeVisible()
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await expect(chat.panel).toHaveCount(0)
  expect(await collectTraces(page)).toEqual(before)
  expect(chat.asked()).toBe(2)
})

test('has one tab stop, opens by key and returns the focus on close', async ({ page, chat }) => {
  await openHydrated(page, '/contact')
  // The link in the notice below the form.
  await page.getByRole('main').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(chat.launcher).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(chat.panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat.panel).toHaveCount(0)
  await expect(chat.launcher).toBeFocused()
})

test('closes on Escape inside the widget and after a click beside it', async ({ page, chat }) => {
  await openHydrated(page, '/')
  await chat.launcher.click()
  await chat.widget.getByRole('textbox').fill('Who')
  await page.keyboard.press('Escape')
  await expect(chat.panel).toHaveCount(0)
  await expect(chat.launcher).toBeFocused()
  await chat.launcher.click()
  await expect(chat.widget.getByRole('textbox')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Escape')
  await expect(chat.panel).toHaveCount(0)
})

test('ignores Escape in a field of the page', async ({ page, chat }) => {
  await openHydrated(page, '/contact')
  await chat.launcher.click()
  await expect(chat.widget.getByRole('textbox')).toBeVisible()
  await page.getByLabel('Company').focus()
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeVisible()
})

test('stays open during navigation within the site', async ({ page, chat }) => {
  await openHydrated(page, '/')
  await chat.launcher.click()
  await chat.widget.getByRole('textbox').fill('Who buys')
  await page.getByRole('banner').getByRole('link', { name: 'More Information' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More Information About Our Services')
  await expect(chat.widget.getByRole('textbox')).toHaveValue('Who buys')
  expect(chat.asked()).toBe(1)
})

test('shows no launcher without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/contact`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Live chat' })).toBeHidden()
  await context.close()
})

test('replays a click on the launcher from before hydration', async ({ page, chat }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await chat.launcher.click()
  release()
  await expect(chat.widget.getByText('How can we help?')).toBeVisible()
})
