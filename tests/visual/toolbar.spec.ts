import type { Page } from '@playwright/test'
import { expect, openStory, story, test } from './storybook.ts'

/** Chooses an item of a menu in Storybook's toolbar. */
async function choose(page: Page, list: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: list }).click()
  await page
    .getByRole('option', { name: choice })
    .or(page.getByRole('button', { name: choice, exact: true }))
    .click()
}

test('applies an outcome to a message sent from any story', async ({ page }) => {
  await openStory(page, 'contact-form--filled')
  const send = story(page).getByRole('button', { name: 'Send Message' })
  await choose(page, 'Answers of the server: as in the story', 'Answers of the server: no connection')
  await send.click()
  await expect(story(page).getByText('Failed to send message. Please try again.')).toBeVisible()
  await choose(page, 'Answers of the server: no connection', 'Answers of the server: slow')
  await send.click()
  await expect(story(page).getByText('Sending...')).toBeVisible()
})

test('applies the size of text to a story and to every window of a sheet', async ({ page }) => {
  await openStory(page, 'chat-all-states--all-states')
  const windows = story(page).locator('iframe[title$="Phone"]')
  await expect(windows).not.toHaveCount(0)
  const count = 1 + (await windows.count())
  const sizes = () =>
    windows
      .or(story(page).locator('html'))
      .evaluateAll((all) =>
        all
          .map((one) => (one as HTMLIFrameElement).contentDocument?.documentElement ?? one)
          .map((root) => getComputedStyle(root).fontSize),
      )
  await expect.poll(sizes).toEqual(Array(count).fill('16px'))
  await choose(page, 'Text: 100%', 'Text: 200%')
  await expect.poll(sizes).toEqual(Array(count).fill('32px'))
})

test('shows a button in a window of 320 px, without motion, and with :hover', async ({ page }) => {
  await openStory(page, 'site-button--rest')
  const button = story(page).getByRole('button', { name: 'Send Message' }).first()
  const read = (name: string) =>
    button.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)
  await choose(page, 'Viewport size', ', 320 px')
  await expect.poll(() => button.evaluate(() => innerWidth)).toBe(320)
  const still = /^0m?s$/
  expect(await read('--quick')).not.toMatch(still)
  await choose(page, 'Motion: as on this device', 'Motion: reduced')
  await expect.poll(() => read('--quick')).toMatch(still)
  const before = await read('background-color')
  await choose(page, 'CSS pseudo states', ':hover')
  await expect.poll(() => read('background-color')).not.toBe(before)
})
