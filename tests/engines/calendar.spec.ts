// Tests the site's own calendar, which is not shown in Firefox (firefox.spec.ts).
import { inDays } from './forms.ts'
import { button, field, type Tab } from './tab.ts'
import { expect, test } from './test.ts'

const opener = button('Open the calendar')
const date = field('Preferred Date *')
const isOpen = (tab: Tab) => tab.exists('[role="grid"]')
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Returns the start of a day's accessible name, such as `Friday, March 5, 2027`. */
const dayName = (count: number) => new Date(`${inDays(count)}T00:00`).toLocaleDateString('en-US', { dateStyle: 'full' })

test('opens, moves and picks a day by keyboard, and returns the focus', async ({ tab }) => {
  await tab.goto('/free-consultation')
  await tab.waitForHydration()
  // A disabled button cannot have the focus.
  await expect.poll(() => tab.isDisabled(opener)).toBe(false)
  await tab.focus(opener)
  await expect.poll(() => tab.hasFocus(opener)).toBe(true)
  await tab.press('Enter')
  await expect.poll(() => focused(tab)).toBe(dayName(1))
  for (const [key, count] of [
    ['ArrowRight', 2],
    ['ArrowDown', 9],
    ['ArrowLeft', 8],
    ['ArrowUp', 1],
    ['ArrowDown', 8],
  ] as const) {
    await tab.press(key)
    await expect.poll(() => focused(tab)).toBe(dayName(count))
  }
  await tab.press('Enter')
  await expect.poll(() => isOpen(tab)).toBe(false)
  expect(await tab.value(date)).toBe(inDays(8))
  await expect.poll(() => tab.hasFocus(opener)).toBe(true)
})

test('closes on Escape without a change', async ({ tab }) => {
  await tab.goto('/free-consultation')
  await tab.waitForHydration()
  await tab.click(opener)
  await expect.poll(() => isOpen(tab)).toBe(true)
  await expect.poll(() => focused(tab)).toBe(dayName(1))
  await tab.press('Escape')
  await expect.poll(() => isOpen(tab)).toBe(false)
  expect(await tab.value(date)).toBe('')
})

for (const width of [360, 1280]) {
  test(`fits the screen at ${width} px, and closes on a click beside it`, async ({ tab }) => {
    await tab.resize(width, 800)
    await tab.goto('/free-consultation')
    await tab.waitForHydration()
    await tab.click(opener)
    await expect.poll(() => focused(tab)).toBe(dayName(1))
    const { left, right } = (await tab.on('[role="grid"]', (grid) => grid.getBoundingClientRect().toJSON() as DOMRect))!
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    await tab.clickAt(3, 3)
    await expect.poll(() => isOpen(tab)).toBe(false)
  })
}
