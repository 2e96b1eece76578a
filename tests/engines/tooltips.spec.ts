import type { Tab } from './tab.ts'
import { expect, test } from './test.ts'

const tooltip = (tab: Tab) => tab.text('[role="tooltip"]')
const phone = 'header a[href^="tel:"]'

test('shows a tooltip on hover, and hides it when the pointer leaves', async ({ tab }) => {
  await tab.goto('/')
  await tab.waitForHydration()
  await tab.hover(phone)
  await expect.poll(() => tooltip(tab)).toMatch(/^Call /)
  await tab.move(5, 400)
  await expect.poll(() => tooltip(tab)).toBe('')
})

test('shows a tooltip on keyboard focus, and hides it on Escape', async ({ tab }) => {
  await tab.goto('/')
  await tab.waitForHydration()
  for (let count = 0; count < 12 && !(await tab.hasFocus(phone)); count += 1) await tab.press('Tab')
  await expect.poll(() => tooltip(tab)).toMatch(/^Call /)
  await tab.press('Escape')
  await expect.poll(() => tooltip(tab)).toBe('')
  expect(await tab.hasFocus(phone)).toBe(true)
})
