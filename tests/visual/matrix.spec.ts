import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, openSheet, storyFrames, test } from './storybook.ts'

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
