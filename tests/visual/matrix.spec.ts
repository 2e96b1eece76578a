import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, openPanel, openSheet, state as chartState, story, storyFrames, test } from './storybook.ts'

/** Returns how many stories Storybook lists under a title. */
async function countStories(page: Page, title: string): Promise<number> {
  const index = await page.request.get('/index.json')
  const { entries } = (await index.json()) as { entries: Record<string, { title: string }> }
  return Object.values(entries).filter((entry) => entry.title === title).length
}

for (const [machine, title] of [
  ['contact', 'Contact/Form'],
  ['consultation', 'Consultation/Form'],
  ['chat', 'Chat/Chat'],
] as const) {
  test(`shows every story of ${machine} at both widths and passes axe`, async ({ page }) => {
    await openSheet(page, machine)
    const widths = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth))
    const stories = await countStories(page, title)
    expect(stories).toBeGreaterThan(0)
    expect(widths).toEqual([...Array(stories).fill(360), ...Array(stories).fill(1280)])
    for (const frame of storyFrames(page).slice(1)) {
      await expect(frame.getByRole('button').first()).toBeVisible()
      // Storybook shows this text in place of a story that fails.
      await expect(frame.locator('body')).not.toHaveClass(/sb-show-errordisplay/)
    }
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
}

test('links each cell to its story', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=story&id=contact-states--matrix')
  await page.getByRole('link', { name: /^Without Consent.*Phone$/ }).click()
  await expect(page).toHaveURL(/path=\/story\/contact-form--without-consent/)
})

test('filters a sheet by state and by width', async ({ page }) => {
  await openSheet(page, 'chat')
  await page.getByLabel('State').selectOption('mounted.open')
  await page.getByRole('checkbox', { name: 'Phone, 360 px' }).uncheck()
  await page.getByRole('checkbox', { name: 'Tablet, 768 px' }).check()
  await expect(page.locator('main[aria-busy="false"]')).toBeVisible({ timeout: 60_000 })
  const shown = page.locator('iframe:visible')
  await expect(shown).toHaveCount(2)
  const widths = await shown.evaluateAll((frames) => frames.map((frame) => frame.clientWidth))
  expect(widths).toEqual([768, 1280])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Tablet, 768 px', 'Desktop, 1280 px'])
  await page.getByLabel('State').selectOption('All states')
  await expect(shown).toHaveCount(8)
})

test('shows the machine of a sheet in the panel, and filters the sheet and the machine together', async ({ page }) => {
  await openPanel(page, 'chat-states--matrix')
  const sheet = story(page)
  await expect(sheet.locator('main[aria-busy="false"]')).toBeVisible({ timeout: 60_000 })
  await page
    .getByRole('img', { name: /Statechart of chat/ })
    .locator('[data-state="chat.unavailable"]')
    .click()
  await expect(sheet.getByLabel('State')).toHaveValue('unavailable')
  await expect(sheet.locator('iframe:visible')).toHaveCount(2)
  await page.getByRole('button', { name: 'chat.open', exact: true }).click()
  await expect(sheet.getByLabel('State')).toHaveValue('mounted.loading')
  await expect(sheet.getByRole('link', { name: /^Loading/ }).first()).toBeVisible()
  await sheet.getByLabel('State').selectOption('mounted.open')
  await expect(chartState(page)).toHaveText('mounted.open')
})

for (const { machine, state, args, cells } of [
  { machine: 'contact', state: 'submitting', args: 'state:submitting;phone:!false;tablet:!true', cells: 2 },
  {
    machine: 'consultation',
    state: 'booking.submitting · time.flexible',
    args: 'state:booking-submitting+time-flexible;phone:!false',
    cells: 1,
  },
  {
    machine: 'chat',
    state: 'mounted.open',
    args: 'state:mounted-open;phone:!false;tablet:!true;desktop:!false',
    cells: 1,
  },
]) {
  test(`opens the sheet of ${machine} with the filter of its URL, and its chart in the panel`, async ({ page }) => {
    await openPanel(page, `${machine}-states--matrix&args=${args}`)
    const sheet = story(page)
    await expect(sheet.getByLabel('State')).toHaveValue(state)
    await expect(sheet.locator('iframe:visible')).toHaveCount(cells)
    await expect(page.getByRole('img', { name: `Statechart of ${machine}` })).toBeVisible()
    await expect(chartState(page)).toHaveText(state)
  })
}

test('puts the filter of a sheet into the URL, and keeps it after a reload', async ({ page }) => {
  await openPanel(page, 'chat-states--matrix&args=desktop:!false')
  const sheet = story(page)
  await sheet.getByLabel('State').selectOption('mounted.open')
  await sheet.getByRole('checkbox', { name: 'Phone, 360 px' }).uncheck()
  await sheet.getByRole('checkbox', { name: 'Tablet, 768 px' }).check()
  await expect(page).toHaveURL(/args=.*state:mounted-open/)
  await expect(page).toHaveURL(/args=.*tablet:!true/)
  await page.reload()
  await expect(sheet.getByLabel('State')).toHaveValue('mounted.open')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(['Tablet, 768 px'])
})
