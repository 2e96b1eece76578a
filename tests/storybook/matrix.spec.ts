import { AxeBuilder } from '@axe-core/playwright'
import { expect, openSheet, test } from './storybook.ts'

const machines = { contact: 8, consultation: 10 }

for (const [machine, stories] of Object.entries(machines)) {
  test(`the sheet of ${machine} shows every story at both widths, and axe finds nothing on it`, async ({ page }) => {
    await openSheet(page, machine)
    const widths = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth))
    expect(widths).toEqual([...Array(stories).fill(360), ...Array(stories).fill(1280)])
    for (const frame of page.frames().slice(1)) await expect(frame.locator('form')).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
}

test('a cell leads to its story', async ({ page }) => {
  await page.goto('/iframe.html?viewMode=story&id=contact-states--matrix')
  await page.getByRole('link', { name: /^Without Consent.*Phone$/ }).click()
  await expect(page).toHaveURL(/path=\/story\/contact-form--without-consent/)
})
