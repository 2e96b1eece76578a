// The calendar on the built site (its own chunk, and where it is on each screen), and the time zone of the browser. What the
// calendar offers, and its keys: src/routes/free-consultation.test.tsx. Every zone: contract/moment.test.ts.
import type { Locator, Page } from '@playwright/test'
import { consultationFields, consultationForm } from '#contract/consultation.ts'
import { draft } from '../fixtures/visitor.ts'
import { accept, consultationUrl, control, fill, send, submit, toasts } from './forms.ts'
import { expect, openHydrated, recordRequests, test } from './siteTest.ts'

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Open the calendar' })
const calendar = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a date' })
const date = (page: Page): Locator => control(page, consultationFields.date)

test('loads the calendar on request, as a modal dialog, whole on every screen, also on a double click, until Escape or a press outside', async ({
  page,
}) => {
  const fetched = recordRequests(page)
  const calendarChunks = () => fetched.filter((url) => url.includes('Calendar')).length
  await openHydrated(page, '/free-consultation')
  await control(page, consultationFields.name).click()
  await page.waitForLoadState('networkidle')
  expect(calendarChunks()).toBe(0)
  for (const [width, height] of [
    [1280, 800],
    [1280, 720],
    [768, 800],
    [360, 740],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const open of [() => opener(page).press('Enter'), () => opener(page).dblclick({ delay: 50 })]) {
      // At the end of the screen, so that the page has to make room for the calendar.
      await opener(page).evaluate((button) => {
        scrollBy(0, button.getBoundingClientRect().bottom + 4 - innerHeight)
      })
      await open()
      await expect(calendar(page)).toBeInViewport({ ratio: 1 })
      await expect(opener(page)).toBeInViewport({ ratio: 1 })
      const field = (await date(page).boundingBox())!
      const box = (await calendar(page).boundingBox())!
      expect(Math.abs(box.y - field.y - field.height)).toBeLessThanOrEqual(2)
      expect(Math.abs(box.x - field.x)).toBeLessThanOrEqual(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await page.keyboard.press('Escape')
      await expect(calendar(page)).toBeHidden()
      await expect(opener(page)).toBeFocused()
      await expect(date(page)).toHaveValue('')
    }
  }
  expect(calendarChunks()).toBe(1)
  await opener(page).evaluate((button) => {
    button.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
  const scrolled = await page.evaluate(() => scrollY)
  await opener(page).click()
  await expect(calendar(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  expect(await calendar(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  // The page does not scroll under it, neither with the pointer on the calendar nor beside it.
  for (const place of [{ x: 5, y: 300 }, (await calendar(page).boundingBox())!]) {
    await page.mouse.move(place.x + 20, place.y + 20)
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  }
  for (let count = 0; count < 6; count += 1) {
    await page.keyboard.press('Tab')
    // While the browser's own controls have the focus, the page reports the body as active.
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true)
  }
  await calendar(page).click({ position: { x: 4, y: 4 } })
  await expect(calendar(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(calendar(page)).toBeHidden()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
})

for (const forcedColors of ['none', 'active'] as const)
  test(`tells weekends from other days, and what cannot be picked, with forced colors ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors })
    await openHydrated(page, '/free-consultation')
    await opener(page).click()
    const buttons = calendar(page).getByRole('button', { name: /^(Today, )?\w+day, / })
    await expect(buttons.first()).toBeVisible()
    const days = await buttons.evaluateAll((all) =>
      (all as HTMLButtonElement[]).map((button) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(button.parentElement!)
        return {
          name: button.ariaLabel!,
          isDisabled: button.disabled,
          isStruck: getComputedStyle(button).textDecorationLine === 'line-through',
          ground: `${backgroundColor} ${backgroundImage}`,
        }
      }),
    )
    const grounds = (isWeekend: boolean) => [
      ...new Set(
        days
          .filter(({ name, isDisabled }) => !isDisabled && /^S(atur|un)day/.test(name) === isWeekend)
          .map(({ ground }) => ground),
      ),
    ]
    expect([grounds(true).length, grounds(false).length]).toEqual([1, 1])
    expect(grounds(true)).not.toEqual(grounds(false))
    // In the colors of the site, a line in signal color marks today.
    for (const { name, isStruck, isDisabled } of days)
      expect(isStruck, name).toBe(isDisabled && (forcedColors === 'active' || !name.startsWith('Today')))
  })

test.describe('without the code of the calendar', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('leaves the native field, which gets the focus if the browser refuses its picker', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLInputElement.prototype.showPicker = () => {
        throw new DOMException('no user activation', 'NotAllowedError')
      }
    })
    await page.route('**/assets/Calendar-*.js', (route) => route.abort())
    await page.route(consultationUrl, accept)
    await openHydrated(page, '/free-consultation')
    await opener(page).click()
    await expect(date(page)).toBeFocused()
    await send(page, 'consultation')
    await expect(toasts(page)).toContainText(consultationForm.says.sent.title)
  })
})

// The calendar's library uses local dates. East of Greenwich the day begins on the day before in UTC, and in Cairo at 01:00,
// because clocks change at midnight; in Pago Pago the day begins late. 10:00 in Bratislava is 08:00 UTC on that day.
for (const [timezoneId, own] of [
  ['Africa/Cairo', '11:00 on April 30, 2027'],
  ['Pacific/Pago_Pago', '21:00 on April 29, 2027'],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('sends the clicked day, and shows the local time', async ({ page }) => {
      await page.route(consultationUrl, accept)
      await page.clock.setFixedTime('2027-04-12T12:00:00Z')
      await openHydrated(page, '/free-consultation')
      await fill(page, 'consultation', { ...draft, date: '2027-04-20' })
      await opener(page).click()
      await calendar(page).getByRole('button', { name: 'Friday, April 30, 2027' }).click()
      await expect(date(page)).toHaveValue('2027-04-30')
      // The form's own status is another live region, below the button.
      const visitorsTime = page.getByRole('form').getByRole('status').first()
      await expect(visitorsTime).toContainText(`10:00 CET is ${own} where you are`)
      const sending = page.waitForRequest(consultationUrl)
      await submit(page).click()
      const sent = (await sending).postDataJSON() as object
      expect(sent).toMatchObject({ date: 'April 30, 2027', time: '10:00', timezone: 'CET' })
    })
  })

// Singapore has the clocks of Shanghai. Those of Cairo differ from those of Bucharest in April only, and those of Brisbane from
// those of Sydney in its summer.
for (const [timezoneId, everyDay, chosenDay] of [
  ['Europe/London', 'GMT', 'GMT'],
  ['Asia/Singapore', 'CST_CHINA', 'CST_CHINA'],
  ['Australia/Brisbane', undefined, undefined],
  ['Africa/Cairo', undefined, 'EET'],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('offers the own time zone if it is right on all days, or on the chosen one', async ({ page }) => {
      await openHydrated(page, '/free-consultation')
      const button = page.getByRole('button', { name: 'Use my time zone' })
      const zone = control(page, consultationFields.timezone)
      await expect(button).toHaveCount(everyDay ? 1 : 0)
      await date(page).fill(`${new Date().getFullYear() + 1}-12-15`)
      await control(page, consultationFields.time).selectOption('10:00')
      const ownTime = page.getByText('where you are')
      await expect(ownTime).toBeVisible()
      await expect(button).toHaveCount(chosenDay ? 1 : 0)
      if (!chosenDay) return
      await button.click()
      await expect(zone).toHaveValue(chosenDay)
      await expect(ownTime).toHaveCount(0)
    })
  })
