// What one engine needs, and the site's own calendar, which is not shown in Firefox. A test runs in the engine of its tag.
import { consultationForm } from '#contract/consultation.ts'
import { toText } from '#contract/form.ts'
import { inDays, submitButton } from '../fixtures/fillIn.ts'
import { field, fill, forms, toasts } from './forms.ts'
import { expect, test, type Tab } from './test.ts'

const opener = '[aria-haspopup="dialog"]'
const date = field('date')
const focused = (tab: Tab) => tab.on(':focus', (element) => element.ariaLabel)

/** Returns the accessible name of a day, such as `Friday, March 5, 2027`. */
const dayName = (count: number) => new Date(`${inDays(count)}T00:00`).toLocaleDateString('en-US', { dateStyle: 'full' })

const firefox = { tag: '@firefox' }

test('shows only the calendar button of Firefox, with one tab stop', firefox, async ({ tab }) => {
  await tab.open('/free-consultation')
  expect(await tab.on(opener, (button) => button.checkVisibility())).toBe(false)
  await tab.focus(date)
  // Day, month, year, button.
  for (let count = 0; count < 3; count += 1) {
    await tab.press('Tab')
    expect(await tab.hasFocus(date)).toBe(true)
  }
  await tab.press('Tab')
  expect(await tab.hasFocus(field('time'))).toBe(true)
})

test('takes a press on the button that changes a date, although what is shown of it goes', firefox, async ({ tab }) => {
  await tab.resize(390, 800)
  await tab.open('/free-consultation')
  await fill(tab, 'consultation')
  await tab.choose(field('timezone'), 'EST')
  // Firefox takes the fifth digit of the year for the first of another, and changes the value when the field loses the focus.
  await tab.typeInto(date, `1231${new Date().getFullYear()}5`)
  await expect.poll(() => tab.text('form')).toMatch(/You chose \w+, December 31/)
  await expect.poll(() => tab.text('form')).toContain('where you are')
  await tab.click(submitButton)
  await expect.poll(() => tab.value(date)).toBe('0005-12-31')
  await expect.poll(() => tab.text('form')).toContain('Enter the year with four digits')
  expect(await toasts(tab)).toContain(toText(consultationForm.says.invalid))
  expect(await tab.text('form')).not.toMatch(/You chose \w+, December 31/)
})

const webkit = { tag: '@webkit' }

test(
  'opens the calendar on every screen, moves and picks a day by keyboard, and returns the focus',
  webkit,
  async ({ tab }) => {
    await tab.open('/free-consultation')
    for (const width of [360, 1280]) {
      await tab.resize(width, 800)
      await tab.click(opener)
      await expect.poll(() => focused(tab)).toBe(dayName(1))
      const place = (await tab.on('[role="grid"]', (grid) => grid.getBoundingClientRect().toJSON() as DOMRect))!
      expect(place.left).toBeGreaterThanOrEqual(0)
      expect(place.right).toBeLessThanOrEqual(width)
      // The last row of a month and the first of the next are the same.
      const tops = (await tab.on('[role="dialog"], dialog', (dialog) =>
        [...dialog.querySelectorAll('td')].map((day) => day.getBoundingClientRect().top),
      ))!
      const rows = [...new Set(tops)].toSorted((one, other) => one - other)
      expect(new Set(rows.slice(1).map((top, index) => top - rows[index]!)).size, String(rows)).toBe(1)
      // On a Sunday its week has no day that can be picked, and is not shown.
      if (await tab.exists('[data-today] button'))
        expect(await tab.on('[data-today] button', (day) => getComputedStyle(day).textDecorationLine)).toBe('underline')
      await tab.press('Escape')
      await expect.poll(() => tab.exists('[role="grid"]')).toBe(false)
      await expect.poll(() => tab.hasFocus(opener)).toBe(true)
    }
    expect(await tab.value(date)).toBe('')
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
    await expect.poll(() => tab.exists('[role="grid"]')).toBe(false)
    expect(await tab.value(date)).toBe(inDays(8))
    await expect.poll(() => tab.hasFocus(opener)).toBe(true)
  },
)

// A button is always horizontal in Safari before 17.4, too.
test('keeps the chat in the margin of a wide page', webkit, async ({ tab }) => {
  await tab.open('/contact')
  const [left, right, bottom] = (await tab.on('[aria-label="Live chat"] button', (button) => {
    const { left, top, height } = button.getBoundingClientRect()
    const text = document.querySelector('main .page-width')!
    const end = text.getBoundingClientRect().right - parseFloat(getComputedStyle(text).paddingInlineEnd)
    return [left, end, height - (innerHeight - top)]
  }))!
  expect(left).toBeGreaterThanOrEqual(right)
  expect(bottom).toBeLessThanOrEqual(0)
})

for (const form of forms)
  test(
    `keeps all of ${form.path} that the back/forward cache shows again, also after the next key`,
    webkit,
    async ({ tab }) => {
      const read = () =>
        tab.on('form', (element) =>
          [...(element as unknown as HTMLFormElement).elements].map((one) => {
            const { name, type, checked, value } = one as HTMLInputElement
            return [name, type === 'checkbox' ? checked : value]
          }),
        )
      await tab.open(form.path)
      await fill(tab, form.name)
      if (await tab.exists(field('timezone'))) await tab.choose(field('timezone'), 'EST')
      if (await tab.exists(field('flexible'))) await tab.click(field('flexible'))
      const before = await read()
      await tab.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => (document.title = `Cached: ${persisted}`)),
      )
      await tab.goto('/blog/crm-systems')
      await expect.poll(() => tab.path()).toBe('/blog/crm-systems')
      // Back is ignored while the page still loads.
      await expect.poll(() => tab.evaluate(() => document.readyState)).toBe('complete')
      await tab.back()
      await expect.poll(() => tab.on('title', (title) => title.textContent)).toBe('Cached: true')
      expect(await read()).toEqual(before)
      // A key in another field changes that field only.
      await tab.typeInto(field('phone'), '7')
      const after = before!.map(([name, value]) => [name, name === 'phone' ? expect.stringContaining('7') : value])
      await expect.poll(read).toEqual(after)
    },
  )

// Firefox's driver cannot leave the browser's own error page.
for (const form of forms)
  test(
    `fills in the form on ${form.path} again after Back when the connection was cut`,
    webkit,
    async ({ tab, site }) => {
      const release = site.hold(/^\/assets\/main-.*\.js$/)
      await tab.goto(form.path)
      await fill(tab, form.name)
      site.answers.set(`/forms${form.path}`, 'cut')
      await tab.click(submitButton)
      // The error page has replaced the form.
      await expect.poll(() => tab.exists(submitButton)).toBe(false)
      release()
      await tab.back()
      await expect.poll(() => tab.value(field('name'))).toBe(form.entries['name'])
    },
  )
