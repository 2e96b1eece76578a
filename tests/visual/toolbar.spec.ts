import type { Page } from '@playwright/test'
import { expect, openPanel, story, storyFrames, test } from './storybook.ts'

/** Chooses an item of a menu in Storybook's toolbar. */
async function choose(page: Page, list: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: list }).click()
  await page
    .getByRole('option', { name: choice })
    .or(page.getByRole('button', { name: choice, exact: true }))
    .click()
}

const saidWhen = {
  accepted: 'Your message has been sent successfully!',
  refused: 'Failed to send message. Please try again.',
  offline: 'Failed to send message. Please try again.',
  slow: 'Sending...',
}

for (const [outcome, said] of Object.entries(saidWhen)) {
  test(`applies the outcome ${outcome} to a message sent from any story`, async ({ page }) => {
    await openPanel(page, 'contact-form--filled')
    await choose(page, 'Functions: as the story says', `Functions: ${outcome}`)
    await story(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(story(page).getByText(said)).toBeVisible()
  })
}

test('doubles the text size and stops motion', async ({ page }) => {
  await openPanel(page, 'site-button--rest')
  const root = story(page).locator('html')
  const still = /^0m?s$/
  const quick = () => root.evaluate((html) => getComputedStyle(html).getPropertyValue('--quick'))
  expect(await quick()).not.toMatch(still)
  await choose(page, 'Motion as here', 'Reduced motion')
  await expect.poll(quick).toMatch(still)
  await expect(root).toHaveCSS('font-size', '16px')
  await choose(page, 'Text 100%', 'Text 200%')
  await expect(root).toHaveCSS('font-size', '32px')
})

/** Returns text size and transition duration of each iframe of a sheet, once all have rendered. */
async function readFrameStyles(page: Page) {
  await expect(story(page).locator('main[aria-busy="false"]')).toBeVisible({ timeout: 60_000 })
  const frames = storyFrames(page).filter((frame) => frame.parentFrame()?.parentFrame())
  return Promise.all(
    frames.map((frame) =>
      frame.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        return [style.fontSize, Number.parseFloat(style.getPropertyValue('--quick'))]
      }),
    ),
  )
}

test('applies the toolbar to every frame of a sheet', async ({ page }) => {
  // The iframes reload after each change, and evaluating a script in them fails meanwhile.
  const expectWindows = (size: string, quick: unknown) =>
    expect(async () => {
      expect(await readFrameStyles(page)).toEqual(Array.from({ length: 8 }, () => [size, quick]))
    }).toPass({ timeout: 30_000 })
  await openPanel(page, 'chat-states--matrix')
  await expectWindows('16px', expect.not.closeTo(0))
  await choose(page, 'Motion as here', 'Reduced motion')
  await expectWindows('16px', 0)
  await choose(page, 'Text 100%', 'Text 200%')
  await expectWindows('32px', 0)
  await page.reload()
  await expectWindows('32px', 0)
})
