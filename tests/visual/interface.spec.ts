// Storybook's own interface: start page, docs pages and toolbar.
import type { Page } from '@playwright/test'
import { expect, openStory, story, test } from './storybook.ts'

test('opens with the start page, which links stories that exist', async ({ page }) => {
  await page.goto('/')
  // Storybook's interface takes seconds on a busy machine.
  await expect(page).toHaveURL(/path=\/story\/start-here--start-here/, { timeout: 30_000 })
  const links = story(page).locator('a[href*="path=/story/"]')
  await expect(links).toHaveCount(8, { timeout: 30_000 })
  const index = await page.request.get('/index.json')
  const { entries } = (await index.json()) as { entries: object }
  const ids = await links.evaluateAll((all) =>
    all.map((link) => /story\/([^&]+)/.exec((link as HTMLAnchorElement).href)?.[1]),
  )
  expect(ids.filter((id) => !Object.hasOwn(entries, id!))).toEqual([])
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

test('opens a docs page at its top, although a calendar in it takes the focus, with when to use it', async ({
  page,
}) => {
  await page.goto('/?path=/docs/consultation-calendar--docs')
  const text = story(page).locator('.sbdocs')
  await expect(text.getByText(/Do not/).first()).toBeVisible({ timeout: 30_000 })
  await expect(text.getByRole('heading', { level: 1 })).toBeInViewport()
})

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

test('shows a button in a window of 320 px, and with :hover', async ({ page }) => {
  await openStory(page, 'site-button--rest')
  const button = story(page).getByRole('button', { name: 'Send Message' }).first()
  const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await choose(page, 'Viewport size', ', 320 px')
  await expect.poll(() => button.evaluate(() => innerWidth)).toBe(320)
  const before = await background()
  await choose(page, 'CSS pseudo states', ':hover')
  await expect.poll(background).not.toBe(before)
})
