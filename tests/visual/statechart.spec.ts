// The statechart panel beside the site's stories, and what a real layout shows of it. What the panel says, sends and enters
// is tested in packages/storybook-addon-statechart.
import type { Page } from '@playwright/test'
import { expect, machines, openPanel, state, story, test } from './storybook.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const drawn = (page: Page, id: string) => page.locator(`.box[data-state="${id}"]`)

test('follows a visitor: marks the active states, and logs events with their time', async ({ page }) => {
  await openPanel(page, 'contact-form--filled')
  await expect(state(page)).toHaveText('idle.clean')
  await story(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(state(page)).toHaveText('success')
  await expect(page.locator('.box.active').last()).toHaveAttribute('data-state', 'contact.success')
  const log = page.getByRole('list', { name: /Events so far/ }).getByRole('listitem')
  await expect(log.first()).toContainText('send')
  const submit = log.filter({ hasText: 'submit' }).last()
  await expect(submit).toContainText('→ submitting')
  await expect(submit.locator('time')).toHaveText(/^\d\d:\d\d:\d\d\.\d{3}$/)
})

test('creates the form in a state with the entries of a path, and sends the result of its actor', async ({ page }) => {
  await openPanel(page, 'contact-form--idle')
  await drawn(page, 'contact.submitting').locator('.name').click()
  await expect(state(page)).toHaveText('submitting')
  await expect(story(page).getByLabel('Name')).toHaveValue('Jana Nováková')
  await expect(story(page).getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await button(page, 'done: send').click()
  await expect(state(page)).toHaveText('success')
  await expect(story(page).getByLabel('Name')).toHaveValue('')
  await drawn(page, 'contact.failure').locator('.name').click()
  await expect(state(page)).toHaveText('failure')
  await expect(story(page).getByLabel('Name')).toHaveValue('Jana Nováková')
})

for (const side of ['right', 'bottom'] as const)
  test(`shows the whole chart, with legible names, in a panel at the ${side}`, async ({ page }) => {
    await openPanel(page, 'consultation-form--submitting', side)
    const names = page.locator('svg .name')
    await expect(names).not.toHaveCount(0)
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 })
      await expect.poll(() => smallestLetters(page)).toBeGreaterThanOrEqual(8)
    }
    await page.setViewportSize({ width: 900, height: 500 })
    await drawn(page, 'consultation.booking.failure').locator('.name').dispatchEvent('click')
    await expect(state(page)).toContainText('failure')
    await expect(drawn(page, 'consultation.booking.failure').locator('.name')).toBeInViewport({ ratio: 1 })
  })

/** Returns the size of the smallest letters of a drawing, in pixels. */
const smallestLetters = (page: Page) =>
  page
    .locator('svg text')
    .evaluateAll((texts) =>
      Math.min(
        ...texts.map(
          (text) => parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a,
        ),
      ),
    )

test('enlarges the chart with all its labels, until it is closed', async ({ page }) => {
  await openPanel(page, 'consultation-form--filled', 'bottom')
  const dialog = page.getByRole('dialog', { name: 'Enlarged statechart of consultation' })
  await expect(drawn(page, 'consultation').locator('.name')).toBeVisible()
  const guards = page.locator('svg text', { hasText: '[isNotSubmitting]' })
  await expect(guards).toHaveCount(0)
  await button(page, 'Enlarge').click()
  await expect(guards).toHaveCount(2)
  await dialog.locator('[data-state="consultation.time.flexible"] .name').click()
  await expect(dialog.locator('.active[data-state="consultation.time.flexible"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(state(page)).toContainText('time.flexible')
})

for (const machine of machines)
  test(`draws the machine "${machine}" in a docs page`, async ({ page }) => {
    const { entries } = (await (await page.request.get('/index.json')).json()) as {
      entries: Record<string, { type: string; importPath: string; id: string }>
    }
    const pages = Object.values(entries).filter(
      ({ type, importPath }) => type === 'docs' && importPath.startsWith(`./stories/${machine}/`),
    )
    expect(pages, `stories/${machine} has no docs page`).not.toEqual([])
    for (const { id } of pages) {
      await page.goto(`/iframe.html?viewMode=docs&id=${id}`)
      const chart = page.getByRole('region', { name: `Statechart of ${machine}`, exact: true })
      // A docs page of a component of the form, such as its calendar, has none.
      await expect(page.locator('.sbdocs h1').first()).toBeVisible({ timeout: 30_000 })
      if ((await chart.count()) > 0) {
        await expect(chart.locator(`.box[data-state="${machine}"] > .name`)).toBeVisible({ timeout: 30_000 })
        return
      }
    }
    throw new Error(`No docs page of stories/${machine} has the block <Statechart>.`)
  })

test('follows the form of a docs page, and creates it in a state there', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=docs&id=contact-form--docs')
  const chart = page.getByRole('region', { name: 'Statechart of contact', exact: true })
  const now = chart.locator('.state strong')
  await expect(now).toHaveText('idle.clean', { timeout: 30_000 })
  await page.getByRole('textbox', { name: 'Email' }).press('Enter')
  await expect(now).toHaveText('idle.invalid')
  await chart.locator('[data-state="contact.failure"] .name').click()
  await expect(now).toHaveText('failure')
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Jana Nováková')
  await chart.locator('[data-state="contact.idle.checking"] .name').click()
  await expect(chart.getByRole('alert')).toHaveText('The machine leaves “checking” at once.')
})
