import { bookButton, consultationUrl, fillBooking, toasts, recordKeys } from './forms.ts'
import { expect, openHydrated, test } from './siteTest.ts'

const missing = ['Error', 'Please fill in all fields']

test('marks every empty field, focuses the first and sends nothing', async ({ page }) => {
  const keys = await recordKeys(page, consultationUrl)
  await openHydrated(page, '/free-consultation')
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(missing)
  for (const [label, error] of [
    ['Full Name *', 'Enter your name'],
    ['Email Address *', 'Enter your email address'],
    ['Phone Number *', 'Enter your phone number'],
    ['Preferred Date *', 'Choose a date'],
    ['Preferred Time *', 'Choose a time, or tick “Any time works for me”'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(error)
  }
  await expect(page.getByLabel('Timezone *')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Full Name *')).toBeFocused()
  expect(keys).toEqual([])
})

for (const label of ['Full Name *', 'Email Address *', 'Phone Number *', 'Preferred Date *', 'Preferred Time *']) {
  test(`focuses "${label}" and sends nothing when only that is empty`, async ({ page }) => {
    const keys = await recordKeys(page, consultationUrl)
    await openHydrated(page, '/free-consultation')
    await fillBooking(page)
    if (label === 'Preferred Time *') await page.getByLabel(label).selectOption('')
    else await page.getByLabel(label).fill('')
    await bookButton(page).click()
    await expect(toasts(page).getByRole('paragraph')).toHaveText(missing)
    await expect(page.getByLabel(label)).toBeFocused()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    expect(keys).toEqual([])
  })
}

test('rejects a name of spaces', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Full Name *').fill('   ')
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(missing)
  await expect(page.getByLabel('Full Name *')).toHaveAccessibleDescription('Enter your name')
})

test('describes an invalid value with its own message', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Email Address *').fill('jana@example')
  await page.getByLabel('Phone Number *').fill('call me')
  await bookButton(page).click()
  await expect(toasts(page).getByRole('paragraph')).toHaveText(['Error', 'Please correct the marked fields'])
  await expect(page.getByLabel('Email Address *')).toHaveAccessibleDescription(/name@company.com/)
  await expect(page.getByLabel('Phone Number *')).toHaveAccessibleDescription(/digits/)
  await expect(page.getByLabel('Email Address *')).toBeFocused()
})

test('removes an error as soon as its field is corrected', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Full Name *').fill('')
  await bookButton(page).click()
  await expect(page.getByLabel('Full Name *')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Full Name *').fill('Jana')
  await expect(page.getByLabel('Full Name *')).not.toHaveAttribute('aria-invalid')
  await bookButton(page).click()
  await expect(toasts(page).filter({ hasText: 'Success!' })).toBeVisible()
})

test('removes the error of a missing time when flexible is ticked', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await bookButton(page).click()
  await expect(page.getByLabel('Preferred Time *')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Any time works for me (flexible)').check()
  await expect(page.getByLabel('Preferred Time *')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Preferred Date *')).toHaveAttribute('aria-invalid', 'true')
})

test('focuses the first field again after a second empty attempt', async ({ page }) => {
  await openHydrated(page, '/free-consultation')
  await bookButton(page).click()
  await expect(page.getByLabel('Full Name *')).toBeFocused()
  await page.getByLabel('Preferred Time *').focus()
  await bookButton(page).click()
  await expect(page.getByLabel('Full Name *')).toBeFocused()
})
