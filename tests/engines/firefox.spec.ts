import { field } from './forms.ts'
import { expect, test } from './test.ts'

test('shows only the calendar button of Firefox, with one tab stop', async ({ tab }) => {
  await tab.open('/free-consultation')
  expect(await tab.on('[aria-haspopup="dialog"]', (button) => button.checkVisibility())).toBe(false)
  await tab.focus(field('date'))
  // Day, month, year, button.
  for (let count = 0; count < 3; count += 1) {
    await tab.press('Tab')
    expect(await tab.hasFocus(field('date'))).toBe(true)
  }
  await tab.press('Tab')
  expect(await tab.hasFocus(field('time'))).toBe(true)
})
