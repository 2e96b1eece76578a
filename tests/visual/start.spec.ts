import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, openPanel, state, story, test } from './storybook.ts'

type Entry = { name: string; title: string; type: string }

async function readIndex(page: Page): Promise<Record<string, Entry>> {
  const index = await page.request.get('/index.json')
  return ((await index.json()) as { entries: Record<string, Entry> }).entries
}

test('opens with the start page, whose links lead to stories', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/path=\/story\/start-here--start-here/)
  const entries = await readIndex(page)
  const links = story(page).locator('a[href*="path=/story/"]')
  await expect(links).toHaveCount(7)
  const ids = await links.evaluateAll((all) =>
    all.map((link) => /story\/([^&]+)/.exec((link as HTMLAnchorElement).href)?.[1]),
  )
  expect(ids.filter((id) => !Object.hasOwn(entries, id!))).toEqual([])
})

test('leads to the booking form after a failed request on a phone in two clicks', async ({ page }) => {
  await page.goto('/')
  await story(page).getByRole('link', { name: 'Booking: all states' }).click()
  await story(page).getByRole('link', { name: 'Booking after a failed request' }).click()
  await expect(page).toHaveURL(/path=\/story\/consultation-form--failure/)
  await expect(story(page).getByText('Failed to book consultation. Please try again.')).toBeVisible()
  expect(await page.locator('#storybook-preview-iframe').evaluate((frame) => frame.clientWidth)).toBe(360)
})

test('shows and hides the panels with Alt and A', async ({ page }) => {
  await openPanel(page, 'consultation-form--filled')
  const tab = page.getByRole('tab', { name: 'Statechart' })
  await page.keyboard.press('Alt+a')
  await expect(tab).toBeHidden()
  await page.keyboard.press('Alt+a')
  await expect(tab).toBeVisible()
})

test('names commands that exist, and a panel without violations and open items', async ({ page }) => {
  await page.goto('/?path=/story/start-here--start-here')
  await expect(story(page).locator('li code')).toHaveCount(2, { timeout: 30_000 })
  const commands = await story(page).locator('li code').allTextContents()
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(commands.filter((command) => !Object.hasOwn(scripts, command.replace('npm run ', '')))).toEqual([])

  await page.goto('/?path=/story/contact-form--filled&addonPanel=storybook/a11y/panel')
  for (const name of [/^Violations\s*0$/, /^Inconclusive\s*0$/])
    await expect(page.getByRole('tab', { name })).toBeVisible({ timeout: 30_000 })
})

test('shows a state reached as a visitor would, and why one cannot be reached', async ({ page }) => {
  await openPanel(page, 'consultation-form--filled')
  await page.locator('[data-state="consultation.booking.editing.failure"] .name').click()
  await expect(state(page)).toContainText('failure')
  await expect(story(page).getByText('Failed to book consultation. Please try again.')).toBeVisible()
  await page.locator('[data-state="consultation.booking.checking"] .name').click()
  await expect(page.getByRole('alert').filter({ hasText: /“checking”/ })).toBeVisible()
})

test('has a name of its own for each story, and no panel beside its own pages', async ({ page }) => {
  const entries = Object.values(await readIndex(page)).filter(
    ({ type, title }) => type === 'story' && !title.startsWith('Pages'),
  )
  const names = entries.map(({ name }) => name).filter((name) => name !== 'All states')
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  await page.goto('/?path=/story/contact-all-states--all-states')
  await expect(story(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Statechart' })).toHaveCount(0)
})

for (const docs of ['consultation-calendar', 'site-toasts', 'form-field', 'site-button', 'site-header', 'home-cards'])
  test(`opens the docs page of ${docs} at its top, with when to use it`, async ({ page }) => {
    await page.goto(`/?path=/docs/${docs}--docs`)
    await expect(story(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
    await expect(
      story(page)
        .locator('.sbdocs')
        .getByText(/Do not/)
        .first(),
    ).toBeVisible()
    await expect(story(page).getByRole('heading', { level: 1 })).toBeInViewport()
  })
