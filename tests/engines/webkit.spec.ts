import { inDays } from './forms.ts'
import { longestRow } from './pixels.ts'
import { field } from './tab.ts'
import { expect, test } from './test.ts'

test('hides the date that WebKit shows in an empty date field', async ({ tab }) => {
  const date = field('Preferred Date *')
  await tab.goto('/free-consultation')
  await tab.waitForHydration()
  const inside = (await tab.on(date, (input) => {
    input.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = input.getBoundingClientRect()
    return { x: x + 4, y: y + 4, width: width - 8, height: height - 8 }
  }))!
  expect(await longestRow(tab, inside, 240)).toBe(0)
  await tab.choose(date, inDays(7))
  await expect.poll(() => longestRow(tab, inside, 240)).toBeGreaterThan(0)
})
