import { readdirSync } from 'node:fs'
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'

/**
 * Runs a test in the built Storybook. It fails on an exception and on a request to another origin, so Storybook works
 * offline.
 */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => {
        // Storybook's own interface waits one second for its development server, which a busy machine exceeds.
        if (!error.message.includes('UniversalStore follower')) errors.push(String(error))
      })
      await page.route(
        ({ origin, protocol }) => protocol.startsWith('http') && origin !== baseURL,
        (route) => {
          errors.push(`request to ${route.request().url()}`)
          return route.abort()
        },
      )
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The machines of the site: its forms, and what else has a chart. */
export const machines = readdirSync('machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** Those whose states a visitor sees, so that they have a sheet. */
export const shownMachines = machines.filter((name) => name !== 'session')

/** The iframe of the story beside the panels. */
export const story = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')

/** The state shown in the statechart panel. */
export const state = (page: Page) => page.locator('.state strong')

/** Opens a story, by its id in the URL, and waits until it has rendered. */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`/?path=/story/${id}`)
  // Storybook loads the story after its own interface, which takes seconds on a busy machine.
  await expect(story(page).locator('#storybook-root > *').first()).toBeAttached({ timeout: 30_000 })
}

/**
 * Opens a story that has a machine, with the statechart panel. Storybook shows the panel's tab until it knows the story's
 * parameters, so a story without a machine has the tab for a moment only.
 *
 * @param side of the window at which the panel is
 */
export async function openPanel(page: Page, id: string, side: 'right' | 'bottom' = 'right'): Promise<void> {
  await openStory(page, `${id}&addonPanel=statechart/panel&panel=${side}`)
  await expect(page.getByRole('tab', { name: 'Statechart' })).toHaveAttribute('aria-selected', 'true')
}

/** Opens the sheet of a machine's states and waits until every window has rendered. */
export async function openSheet(page: Page, machine: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${machine}-all-states--all-states`)
  await expect(page.locator('main[aria-busy="false"]')).toBeVisible({ timeout: 60_000 })
}

/** Returns the documents of the story and of the windows in its sheet, without iframes of the stories themselves. */
export const storyFrames = (page: Page) =>
  page.frames().filter(
    (frame) =>
      frame.url().includes('/iframe.html?') ||
      // The window of a cell.
      frame.url() === 'about:srcdoc',
  )
