// What only WebKit needs, and the site's own calendar, which is not shown in Firefox (firefox.spec.ts).
import { forms, inDays } from './forms.ts'
import { button, field, type Tab } from './tab.ts'
import { expect, test } from './test.ts'

const opener = button('Open the calendar')
const date = field('Preferred Date *')
const isOpen = (tab: Tab) => tab.exists('[role="grid"]')
const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Returns the start of a day's accessible name, such as `Friday, March 5, 2027`. */
const dayName = (count: number) => new Date(`${inDays(count)}T00:00`).toLocaleDateString('en-US', { dateStyle: 'full' })

test('opens the calendar, moves and picks a day by keyboard, and returns the focus', async ({ tab }) => {
  await tab.goto('/free-consultation')
  await tab.waitForHydration()
  // A disabled button cannot have the focus.
  await expect.poll(() => tab.on(opener, ({ disabled }) => disabled)).toBe(false)
  await tab.focus(opener)
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

for (const width of [360, 1280])
  test(`fits the calendar into ${width} px, and closes it on Escape`, async ({ tab }) => {
    await tab.resize(width, 800)
    await tab.goto('/free-consultation')
    await tab.waitForHydration()
    await tab.click(opener)
    await expect.poll(() => focused(tab)).toBe(dayName(1))
    const place = (await tab.on('[role="grid"]', (grid) => grid.getBoundingClientRect().toJSON() as DOMRect))!
    expect(place.left).toBeGreaterThanOrEqual(0)
    expect(place.right).toBeLessThanOrEqual(width)
    await tab.press('Escape')
    await expect.poll(() => isOpen(tab)).toBe(false)
    expect(await tab.value(date)).toBe('')
  })

// Firefox's driver cannot leave the browser's own error page.
for (const { path, fill, sample, submit } of forms)
  test(`fills in the form on ${path} again after Back when the connection was cut`, async ({ tab, site }) => {
    const release = site.hold(/^\/assets\/main-.*\.js$/)
    await tab.goto(path, false)
    await fill(tab)
    site.answer(`/forms${path}`, 'cut')
    await tab.click(submit)
    // The error page has replaced the form.
    await expect.poll(() => tab.exists(submit).catch(() => undefined)).toBe(false)
    release()
    await tab.back().catch(() => undefined)
    await expect.poll(() => tab.value(sample[0]).catch(() => undefined)).toBe(sample[1])
  })

test('underlines links without gaps, and hides the date that WebKit shows in an empty date field', async ({ tab }) => {
  await tab.goto('/free-consultation')
  await tab.waitForHydration()
  // WebKit interrupts an underline where `word-spacing` widens a space (src/styles/base.css).
  expect(await tab.on('main a[href="/"]', (link) => getComputedStyle(link).wordSpacing)).toBe('0px')
  await expect.poll(() => tab.evaluate(() => document.documentElement.dataset['typeface'] ?? '')).toBe('')
  await tab.on(date, (input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // Nothing else may change between the two screenshots, such as a resized window.
  await expect(async () => {
    const empty = await tab.screenshot()
    await tab.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('::-webkit-datetime-edit { opacity: 0 !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    const hidden = await tab.screenshot()
    await tab.evaluate(() => void document.adoptedStyleSheets.pop())
    expect(hidden === empty).toBe(true)
  }).toPass()
})
