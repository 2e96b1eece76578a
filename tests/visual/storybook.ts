import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'

/** A test in the built Storybook. It fails on an exception and on a request to anywhere else: it works offline. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      await page.route(
        ({ origin, protocol }) => protocol.startsWith('http') && origin !== baseURL,
        (route) => {
          faults.push(`request to ${route.request().url()}`)
          return route.abort()
        },
      )
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The story, in its frame beside the panels. */
export const story = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')

/** The state that the statechart panel names. */
export const state = (page: Page) => page.locator('.now strong')

/**
 * Opens a story in Storybook with the statechart panel at its side.
 *
 * @param id the story's, as in its address
 */
export async function openPanel(page: Page, id: string): Promise<void> {
  await page.goto(`/?path=/story/${id}&addonPanel=statechart/panel&panel=right`)
  await expect(page.getByRole('tab', { name: 'Statechart' })).toHaveAttribute('aria-selected', 'true')
  await expect(story(page).locator('#storybook-root > *').first()).toBeAttached()
}

/** Opens the sheet of all states of a machine, and waits until each of its cells stands still. */
export async function openSheet(page: Page, machine: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${machine}-states--matrix`)
  await expect(page.locator('main[aria-busy="false"]')).toBeVisible({ timeout: 60_000 })
}

/** The page of a story, and those of the stories on a sheet. What a story puts into a frame of its own is none. */
export const storyFrames = (page: Page) => page.frames().filter((frame) => frame.url().includes('/iframe.html?'))
