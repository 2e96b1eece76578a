// Storybook's own interface: start page and docs pages.
import { readFile } from 'node:fs/promises'
import { expect, story, test } from './storybook.ts'

type Entry = { name: string; title: string; type: string }

test('opens with the start page, which names stories and commands that exist, each story by a name of its own', async ({
  page,
}) => {
  await page.goto('/')
  // Storybook's interface takes seconds on a busy machine.
  await expect(page).toHaveURL(/path=\/story\/start-here--start-here/, { timeout: 30_000 })
  const links = story(page).locator('a[href*="path=/story/"]')
  await expect(links).toHaveCount(7, { timeout: 30_000 })
  const index = await page.request.get('/index.json')
  const { entries } = (await index.json()) as { entries: Record<string, Entry> }
  const ids = await links.evaluateAll((all) =>
    all.map((link) => /story\/([^&]+)/.exec((link as HTMLAnchorElement).href)?.[1]),
  )
  expect(ids.filter((id) => !Object.hasOwn(entries, id!))).toEqual([])
  const names = Object.values(entries)
    .filter(({ type, title, name }) => type === 'story' && !title.startsWith('Pages') && name !== 'All states')
    .map(({ name }) => name)
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([])
  const commands = await story(page).locator('li code').allTextContents()
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object }
  expect(commands.map((command) => Object.hasOwn(scripts, command.replace('npm run ', '')))).toEqual([true, true])
})

test('documents the properties of a component, and keeps the labels of its stories apart', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=form-field--docs')
  await expect(page.getByRole('row', { name: /^error/ })).toContainText('The error, which says what to enter.')
  // A property of the story, not of the component.
  await expect(page.getByRole('row', { name: /^control/ })).toHaveCount(0)
  await expect(page.getByLabel('Company', { exact: true }).nth(5)).toBeVisible()
  const ids = await page.locator('input[id]').evaluateAll((inputs) => inputs.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

for (const docs of ['consultation-calendar', 'site-toasts', 'form-field', 'site-button', 'site-header', 'home-cards'])
  test(`opens the docs page of ${docs} at its top, with when to use it`, async ({ page }) => {
    await page.goto(`/?path=/docs/${docs}--docs`)
    const text = story(page).locator('.sbdocs')
    await expect(text.getByText(/Do not/).first()).toBeVisible({ timeout: 30_000 })
    await expect(text.getByRole('heading', { level: 1 })).toBeInViewport()
  })
