import type { Page } from '@playwright/test'
import { formNames, forms } from '#contract/forms.ts'
import { expect, openSheet, shownMachines, storyFrames, test } from './storybook.ts'

// Maximum height of a screenshot in pixels. The rest of a long page repeats parts that are already compared.
const deepest = 2_200

/** The last page of each form. Of the contact form, the first repeats a part of it. */
const pagesOfForms = formNames.map((name) => forms[name].pages.at(-1)!.slice(1))

/**
 * The compared pages, one for each layout. Forms are compared in all their states below; the error screen has the layout of the
 * not-found page.
 */
const pages = {
  home: 'pages-main--home',
  ...Object.fromEntries(pagesOfForms.map((page) => [page, `pages-main--${page}`])),
  service: 'pages-services--email-marketing',
  interactive: 'pages-services--advanced-chat-system',
  'article-dated': 'pages-articles--any&args=path:seo-for-manufacturing',
  'article-with-table': 'pages-articles--any&args=path:international-market-expansion',
  'not-found': 'pages-main--not-found',
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(({ page }) => page.clock.setFixedTime('2027-03-05T09:30:00Z'))

/** Waits until the web font is loaded in the page and in its frames. */
async function untilLettered(page: Page): Promise<void> {
  for (const frame of storyFrames(page)) {
    // A frame of a sheet gets its styles after it has loaded.
    const countFaces = () => frame.evaluate(async () => (await document.fonts.load('1em Archivo')).length)
    await expect.poll(countFaces).toBeGreaterThan(0)
    await frame.evaluate(() => document.fonts.ready.then(() => undefined))
  }
}

for (const machine of shownMachines) {
  test(`matches the baseline for the states of ${machine}`, async ({ page }) => {
    await openSheet(page, machine)
    await untilLettered(page)
    // Only one iframe of a sheet can have the focus, and which one varies.
    for (const frame of storyFrames(page)) {
      await frame.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      // A video shows another frame each time, and nothing before its first. What it shows is tested in tests/e2e/call.spec.ts.
      await frame.evaluate(() => {
        for (const video of document.querySelectorAll('video')) if (video.srcObject) video.style.visibility = 'hidden'
      })
    }
    await expect(page).toHaveScreenshot(`states-${machine}.png`, { fullPage: true })
  })
}

async function openPage(page: Page, story: string): Promise<void> {
  await page.goto(`/iframe.html?viewMode=story&id=${story}`)
  // Storybook shows a page of its own, with a heading, in place of a story that is missing or fails.
  await expect(page.locator('body'), `story ${story} is unknown or fails`).toHaveClass(/sb-show-main/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilLettered(page)
}

test('matches the picture of the README', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, pages.home)
  await expect(page).toHaveScreenshot('readme.png')
})

for (const [name, story] of Object.entries(pages)) {
  for (const width of [360, 1280]) {
    test(`matches the baseline for ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, story)
      const height = Math.min(deepest, await page.evaluate(() => document.documentElement.scrollHeight))
      await page.setViewportSize({ width, height })
      await expect(page).toHaveScreenshot(`${name}-${width}.png`)
    })
  }
}
