// The sheets that show all states of a machine.
import type { Page } from '@playwright/test'
import { violations } from '../e2e/readPage.ts'
import { expect, openSheet, shownMachines, story, test } from './storybook.ts'

/** Returns how many stories Storybook lists beside the one that the sheet of a machine names first. */
async function countStories(page: Page, machine: string): Promise<number> {
  const link = page.locator('main a[href*="path=/story/"]').first()
  const [, id = ''] = /path=\/story\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '') ?? []
  const index = await page.request.get('/index.json')
  const { entries } = (await index.json()) as {
    entries: Record<string, { title: string; type: string; importPath: string }>
  }
  expect(entries[id]?.importPath).toContain(`./stories/${machine}/`)
  return Object.values(entries).filter(({ title, type }) => type === 'story' && title === entries[id]?.title).length
}

for (const machine of shownMachines) {
  test(`shows every state of ${machine} in one page, and passes axe`, async ({ page }) => {
    await openSheet(page, machine)
    const frames = page.locator('iframe[title$=", Phone"]')
    await expect(frames).toHaveCount(await countStories(page, machine))
    for (const frame of await frames.all()) {
      expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth)).toBe(360)
      await expect(frame.contentFrame().getByRole('button').first()).toBeAttached()
    }
    expect(await violations(page, ['iframe'])).toEqual([])
  })
}

test('leads from each state to its story at the width of the sheet', async ({ page }) => {
  await page.goto('/?path=/story/contact-all-states--all-states')
  await story(page).getByRole('link', { name: 'Submitting (sending)' }).click({ timeout: 30_000 })
  await expect(page).toHaveURL(/path=\/story\/contact-form--submitting/)
  await expect
    .poll(() => page.locator('#storybook-preview-iframe').evaluate((frame) => frame.clientWidth), { timeout: 30_000 })
    .toBe(360)
})

test('keeps width and zoom in the URL, without panels beside it', async ({ page }) => {
  await page.goto('/?path=/story/chat-all-states--all-states')
  const sheet = story(page)
  await sheet.getByLabel('Width').selectOption('Desktop, 1280 px')
  await sheet.getByLabel('Zoom').selectOption('30 %')
  await expect(page).toHaveURL(/args=.*zoom:30/)
  await page.reload()
  await expect(sheet.getByLabel('Zoom')).toHaveValue('30', { timeout: 30_000 })
  await expect(sheet.getByTitle('Open chat, Desktop')).toBeAttached()
  await expect(page.getByRole('tab')).toHaveCount(0)
})
