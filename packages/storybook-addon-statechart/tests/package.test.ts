// What users get: the packed addon, checked and used in a Storybook of another project, with three machines.
import { globSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installPacked, run, type Fresh } from './run.ts'

const timeout = { timeout: 60_000 }
let fresh: Fresh
let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  fresh = await installPacked()
  await run('storybook', ['build', '--quiet', '-o', 'out'], fresh.project)
  server = await preview({
    configFile: false,
    root: fresh.project,
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
  if (fresh !== undefined) await rm(dirname(fresh.project), { recursive: true })
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
  await press('Details of sensor')
  await page.getByRole('list', { name: 'Events that sensor has received, oldest first' }).getByText('init').waitFor()
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
  await page.getByRole('link', { name: 'The chart as Mermaid' }).waitFor()

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
  await expect(run('tsc', ['--noEmit'], fresh.project)).resolves.toBe('')
}, 60_000)

test('has exports and types without a fault, by publint and arethetypeswrong', async () => {
  await expect(run('publint', ['run', '--strict', fresh.tarball], fresh.project)).resolves.toContain('All good')
  // Manager and preset have no types, because only Storybook imports them.
  const entries = ['.', 'react', 'blocks', 'preview']
  const options = [fresh.tarball, '--profile', 'esm-only', '--entrypoints', ...entries]
  await expect(run('attw', options, fresh.project)).resolves.toContain('bundler: 🟢')
}, 120_000)

test('contains at most 400 kB of code besides elkjs, and neither tests nor sources', async () => {
  const installed = join(fresh.project, 'node_modules/storybook-addon-statechart')
  const files = globSync('**/*', { cwd: installed })
  const code = files.filter((file) => file.endsWith('.js') && !file.includes('elk'))
  const sizes = await Promise.all(code.map(async (file) => (await stat(join(installed, file))).size))
  expect(sizes.length).toBeGreaterThan(3)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(400_000)
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|test|fresh/.test(file))).toEqual([])
})
