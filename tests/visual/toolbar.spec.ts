import type { Page } from '@playwright/test'
import { expect, openPanel, openStory, story, test } from './storybook.ts'

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
  'out of order (503)': 'Failed to send message. Please try again.',
  'no connection': 'Failed to send message. Please try again.',
  slow: 'Sending...',
}

for (const [outcome, said] of Object.entries(saidWhen)) {
  test(`applies the outcome ${outcome} to a message sent from any story`, async ({ page }) => {
    await openPanel(page, 'contact-form--filled')
    await choose(page, 'Answers of the server: as in the story', `Answers of the server: ${outcome}`)
    await story(page).getByRole('button', { name: 'Send Message' }).click()
    await expect(story(page).getByText(said)).toBeVisible()
  })
}

test('doubles the text size and stops motion', async ({ page }) => {
  await openStory(page, 'site-button--rest')
  const root = story(page).locator('html')
  const still = /^0m?s$/
  const quick = () => root.evaluate((html) => getComputedStyle(html).getPropertyValue('--quick'))
  expect(await quick()).not.toMatch(still)
  await choose(page, 'Motion: as on this device', 'Motion: reduced')
  await expect.poll(quick).toMatch(still)
  await expect(root).toHaveCSS('font-size', '16px')
  await choose(page, 'Text: 100%', 'Text: 200%')
  await expect(root).toHaveCSS('font-size', '32px')
})

test('applies the size of text to every window of a sheet', async ({ page }) => {
  await openStory(page, 'chat-all-states--all-states')
  const sizes = () =>
    story(page)
      .locator('iframe[title$="Phone"]')
      .evaluateAll((frames) =>
        frames.map((frame) => getComputedStyle((frame as HTMLIFrameElement).contentDocument!.documentElement).fontSize),
      )
  await expect.poll(sizes).toEqual(['16px', '16px', '16px', '16px'])
  await choose(page, 'Text: 100%', 'Text: 200%')
  await expect.poll(sizes).toEqual(['32px', '32px', '32px', '32px'])
})

for (const width of [320, 360, 768, 1280])
  test(`sets the window of a story to ${width} px`, async ({ page }) => {
    await openPanel(page, 'contact-form--filled')
    await page.getByRole('button', { name: 'Viewport size' }).click()
    await page.getByRole('option', { name: `, ${width} px` }).click()
    await expect
      .poll(() =>
        story(page)
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(width)
  })

for (const [look, state] of [
  ['background-color', ':hover'],
  ['outline-style', ':focus-visible'],
] as const)
  test(`shows a button with ${state}`, async ({ page }) => {
    await openStory(page, 'site-button--rest')
    const button = story(page).getByRole('button', { name: 'Send Message' }).first()
    const read = () => button.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), look)
    const before = await read()
    await page.getByRole('button', { name: 'CSS pseudo states' }).click()
    await page.getByRole('option', { name: state, exact: true }).click()
    await expect.poll(read).not.toBe(before)
  })
