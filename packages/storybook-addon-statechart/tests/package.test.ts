// What users get: the packed addon, checked and used in a Storybook of another project.
import { globSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installPacked, run, type Fresh } from './run.ts'

const slow = { timeout: 60_000 }
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
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await server?.close()
  if (fresh !== undefined) await rm(dirname(fresh.project), { recursive: true })
})

/** Opens a story with the panel. Storybook's theme follows the color scheme. */
async function open(id: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, colorScheme })
  await page.goto(`${server.resolvedUrls!.local[0]}?path=/story/${id}&addonPanel=statechart/panel&panel=right`)
  return page
}

const readState = (page: Page) => page.locator('.now strong').textContent()
const readStory = (page: Page) =>
  page.frameLocator('#storybook-preview-iframe').locator('#storybook-root p').textContent()

test('draws the chart of a React story, sends it an event and puts it into a state', async () => {
  const page = await open('door--closed')
  await expect.poll(() => readState(page), slow).toBe('closed')
  await page.locator('svg .box[data-state="door.open"]').waitFor()
  await page.getByRole('button', { name: 'open', exact: true }).click()
  await expect.poll(() => readStory(page), slow).toBe('The door is open')
  await page.locator('svg [data-state="door.locked"] .name').click()
  await expect.poll(() => readStory(page), slow).toBe('The door is locked')
  await expect.poll(() => readState(page), slow).toBe('locked')
}, 120_000)

test('shows the new actor of a story that replaces its actor', async () => {
  const page = await open('door--closed')
  await page.getByRole('button', { name: 'open', exact: true }).click()
  await expect.poll(() => readState(page), slow).toBe('open')
  await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Another door' }).click()
  await expect.poll(() => readState(page), slow).toBe('closed')
  expect(await page.getByLabel('Machine').count()).toBe(0)
  await page.locator('svg [data-state="door.locked"] .name').click()
  await expect.poll(() => readStory(page), slow).toBe('The door is locked')
  await expect.poll(() => readState(page), slow).toBe('locked')
}, 120_000)

test('shows the actor that the parameters of a story name', async () => {
  const page = await open('gate--shared')
  await expect.poll(() => readState(page), slow).toBe('closed')
  await page.getByRole('region', { name: 'Chart of gate' }).waitFor()
}, 120_000)

test('shows and moves an actor that is watched without a framework', async () => {
  const page = await open('lamp--off')
  await expect.poll(() => readState(page), slow).toBe('off')
  await page.getByRole('button', { name: 'press', exact: true }).click()
  await expect.poll(() => readStory(page), slow).toBe('The lamp is on')
  await page.locator('svg [data-state="lamp.off"] .name').click()
  await expect.poll(() => readStory(page), slow).toBe('The lamp is off')
  await expect.poll(() => readState(page), slow).toBe('off')
}, 120_000)

test.each([
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(34, 35, 37)'],
] as const)(
  "passes axe in Storybook's %s theme",
  async (colorScheme, background) => {
    const page = await open('door--closed', colorScheme)
    await page.locator('svg .box[data-state="door.open"]').waitFor()
    await page.getByRole('button', { name: 'open', exact: true }).click()
    await expect.poll(() => readState(page), slow).toBe('open')
    const sheet = page.locator('.columns').locator('..')
    expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(background)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include('#storybook-panel-root').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([])
  },
  120_000,
)

test('has types that the project compiles with', async () => {
  await expect(run('tsc', ['--noEmit'], fresh.project)).resolves.toBe('')
}, 60_000)

test('has exports and types without a fault, by publint and arethetypeswrong', async () => {
  await expect(run('publint', ['run', '--strict', fresh.tarball], fresh.project)).resolves.toContain('All good')
  // Manager and preset have no types, because only Storybook imports them.
  const entries = ['.', 'react', 'preview', 'coverage']
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
