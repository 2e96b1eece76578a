import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { test } from './chatTest.ts'
import { expect, openHydrated, waitForHydration } from './siteTest.ts'

type Box = { left: number; right: number; top: number; bottom: number }

/** Returns the positions of the launcher and the form's buttons at every scroll position. */
function scrollThrough(page: Page): Promise<{ launcher: Box; buttons: Box[] }[]> {
  return page.evaluate(async () => {
    const getBox = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    }
    const launcher = document.querySelector('#chat-receiver')!.parentElement!
    const buttons = [...document.querySelectorAll('form button')]
    const stops = []
    for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      stops.push({ launcher: getBox(launcher), buttons: buttons.map(getBox) })
    }
    return stops
  })
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

for (const path of ['/contact', '/free-consultation', '/more-information']) {
  test(`keeps the launcher clear of the form buttons and the page edge on ${path}`, async ({ page }) => {
    await openHydrated(page, path)
    for (const width of [320, 360, 768, 1_024, 1_280, 1_600]) {
      await page.setViewportSize({ width, height: 640 })
      const stops = await scrollThrough(page)
      expect(stops.length).toBeGreaterThan(10)
      const covered = stops.filter(({ launcher, buttons }) => buttons.some((button) => overlap(launcher, button)))
      expect(covered, `${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0)
    }
  })
}

for (const width of [360, 1_280]) {
  test(`fits the open chat on a ${width} px screen, also at 200% text size`, async ({ page, chat }) => {
    await page.setViewportSize({ width, height: 640 })
    await openHydrated(page, '/contact')
    await chat.launcher.click()
    await expect(chat.widget.getByRole('textbox')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Close the chat' })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await expect(page.getByRole('button', { name: 'Close the chat' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test(`passes axe at ${width} px with the chat closed, open and unavailable`, async ({ page, chat }) => {
    await page.setViewportSize({ width, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, '/contact')
    const judge = async () => {
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    }
    await judge()
    await chat.launcher.click()
    await expect(chat.widget.getByRole('textbox')).toBeVisible()
    await judge()
    await chat.provider('leaving')
    await page.reload()
    await waitForHydration(page)
    await chat.launcher.click()
    await expect(chat.panel.getByRole('alert')).toBeVisible()
    await judge()
  })
}

test('never hides the focused element under the launcher', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 640 })
  await openHydrated(page, '/contact')
  const hidden: string[] = []
  for (let stop = 0; stop < 70; stop += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const { activeElement } = document
      const launcher = document.querySelector('#chat-receiver')!.parentElement!
      if (!activeElement || launcher.contains(activeElement)) return undefined
      const { left, right, top, bottom } = activeElement.getBoundingClientRect()
      const cover = launcher.getBoundingClientRect()
      const isHidden = left >= cover.left && right <= cover.right && top >= cover.top && bottom <= cover.bottom
      return isHidden ? (activeElement.textContent ?? '') : undefined
    })
    if (name !== undefined) hidden.push(name)
  }
  expect(hidden).toEqual([])
})
