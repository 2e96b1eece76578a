// What users get: the packed addon, checked and used in a Storybook of another project, with three machines.
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installPacked, run } from './run.ts'

const timeout = { timeout: 60_000 }
let project: string
let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  project = await installPacked()
  await run('storybook', ['build', '--quiet', '-o', 'out'], project)
  server = await preview({
    configFile: false,
    root: project,
    appType: 'mpa',
    build: { outDir: 'out' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const executablePath = process.env['CHROME_PATH']
  const options = { ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] }
  browser = await chromium.launch(options).catch((cause: unknown) => {
    const remedy = 'Set CHROME_PATH to a Chromium, or install one with `npx playwright install chromium`.'
    throw new Error(`No browser could be started. ${remedy}`, { cause })
  })
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  if (project !== undefined) await rm(dirname(project), { recursive: true })
})

/** Opens a story with the panel. Storybook's theme follows the color scheme. */
async function open(id: string, colorScheme: 'light' | 'dark' = 'light') {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme })
  await page.goto(`${server.resolvedUrls!.local[0]}?path=/story/${id}&addonPanel=statechart/panel&panel=right`)
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root')
  /** Waits for a state, in the panel and in the story. */
  const expectState = async (state: string) => {
    await expect.poll(() => page.locator('.state strong').textContent(), timeout).toBe(state)
    await expect.poll(() => story.locator('p').textContent(), timeout).toBe(state)
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const enter = (state: string) => page.locator(`svg [data-state="${state}"] .name`).click()
  return { page, story, expectState, press, enter }
}

test('shows and drives parallel states with an invoked callback', async () => {
  const { page, expectState, press, enter } = await open('machines--parallel')
  await expectState('heating.on · window.closed')
  await page.locator('svg text', { hasText: 'sensor running' }).waitFor()
  await press('temperature.measured')
  await expectState('heating.off · window.closed')
  await enter('thermostat.window.open')
  await expectState('heating.on · window.open')
  await page.getByText(/^From a snapshot/).waitFor()
  await press('window.close')
  await expectState('heating.on · window.closed')

  await press('Payload of temperature.measured')
  const payload = page.getByRole('textbox', { name: 'Payload of temperature.measured (JSON)' })
  expect(await payload.inputValue()).toBe('{\n  "degrees": 25\n}')
  await payload.fill('{ degrees }')
  await press('Send temperature.measured')
  await page.getByText(/^Not JSON:/).waitFor()
  await payload.fill('{ "degrees": 30 }')
  await press('Send temperature.measured')
  await expectState('heating.off · window.closed')
  expect(await page.locator('.context .changed').allTextContents()).toEqual(['degrees changed30'])

  // The action reads a payload that no example gives. A click on the start state creates the actor again.
  await press('target.set')
  await page.locator('.state', { hasText: 'error TypeError: The target is not a number' }).waitFor()
  await enter('thermostat.window.closed')
  await expectState('heating.on · window.closed')
}, 120_000)

test('shows and drives a wizard with history and asynchronous errors', async () => {
  const { page, story, expectState, press, enter } = await open('machines--history-and-errors')
  await expectState('steps.address')
  await press('address.enter')
  await expectState('steps.payment')
  await story.getByRole('button', { name: 'Help' }).click()
  await expectState('help')
  await press('help.close')
  await expectState('steps.payment')
  await press('order.place')
  await expectState('placed')

  await enter('wizard.placing')
  await expectState('placing')
  await press('error: placeOrder')
  await expectState('failed')
  await enter('wizard.placed')
  await expectState('placed')
  expect(await page.locator('.context').textContent()).toContain('number"A-7"')
  await page.locator('svg [data-state="wizard.steps.last"]').click()
  await page.getByText('“last” is a history state, which is never active itself.').waitFor()

  await press('List')
  await page.getByRole('treeitem', { name: /^steps/ }).click()
  await expectState('steps.address')
  await page.getByRole('treeitem', { name: /^wizard/ }).focus()
  for (const key of ['f', 'Enter']) await page.keyboard.press(key)
  await expectState('failed')
}, 120_000)

test('shows and drives a reconnection with delays and spawned children', async () => {
  const { page, expectState, press, enter } = await open('machines--delays-and-children')
  await expectState('offline')
  await press('connect')
  await expectState('online')
  await press('channel.open')
  await press('Open news')
  await expect.poll(() => page.locator('.state strong').textContent(), timeout).toBe('quiet')
  await press('message')
  await expect.poll(() => page.locator('.state strong').textContent(), timeout).toBe('unread')
  await page.getByLabel('Machine').selectOption('connection')
  await page.locator('.actors', { hasText: 'unread' }).waitFor()

  await press('connection.lost')
  // The delay ends by itself.
  await page.getByLabel('Events so far, newest first').getByText('after retry').waitFor()
  await expectState('online')
  await enter('connection.failed')
  await expectState('failed')
  await enter('connection.waiting')
  await expectState('waiting')
  const picture = process.env['PANEL_PICTURE']
  if (picture) await page.screenshot({ path: picture })
  await press('after retry')
  await expectState('online')
}, 120_000)

test('shows and drives an actor that the story creates itself, and does not create it again', async () => {
  const { page, story, expectState, press, enter } = await open('lamp--watched')
  await expectState('off')
  await press('press')
  await expectState('on')
  await enter('lamp.off')
  await page.getByText(/^Only an actor of useStoryActor/).waitFor()
  expect(await story.locator('p').textContent()).toBe('on')
}, 120_000)

test.each([
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(34, 35, 37)'],
] as const)(
  "passes axe in Storybook's %s theme, as drawing and as list",
  async (colorScheme, background) => {
    const { page, expectState, press, enter } = await open('machines--history-and-errors', colorScheme)
    await expectState('steps.address')
    await enter('wizard.placing')
    await expectState('placing')
    await press('Payload of done: placeOrder')
    const root = page.locator('.columns').locator('..')
    expect(await root.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(background)
    for (const view of ['Drawing', 'List']) {
      await press(view)
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode(true)
        .include('#storybook-panel-root')
        .analyze()
      expect(violations.map(({ id, nodes }) => [view, id, nodes.map(({ target }) => target.join(' '))])).toEqual([])
    }
  },
  120_000,
)

test('has types that the stories of the project compile with under strict', async () => {
  await expect(run('tsc', ['--noEmit'], project)).resolves.toBe('')
}, 60_000)
