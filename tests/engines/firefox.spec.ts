import { button, field } from './tab.ts'
import { expect, test } from './test.ts'

test('shows only the calendar button of Firefox, with one tab stop', async ({ tab }) => {
  await tab.goto('/free-consultation')
  await tab.waitForHydration()
  expect(await tab.exists(button('Open the calendar'))).toBe(false)
  await tab.focus(field('Preferred Date *'))
  // Day, month, year, button.
  for (let count = 0; count < 3; count += 1) {
    await tab.press('Tab')
    expect(await tab.hasFocus(field('Preferred Date *'))).toBe(true)
  }
  await tab.press('Tab')
  expect(await tab.hasFocus(field('Preferred Time *'))).toBe(true)
})
