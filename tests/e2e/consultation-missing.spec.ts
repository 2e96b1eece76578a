import { bookButton, consultationUrl, fillBooking, notices, recordKeys } from './forms.ts'
import { expect, test } from './site.ts'

const missing = ['Error', 'Please fill in all fields']

test('an empty booking is not sent: each field says what to enter, and the first has the focus', async ({ page }) => {
  const keys = await recordKeys(page, consultationUrl)
  await page.goto('/free-consultation')
  await bookButton(page).click()
  await expect(notices(page).getByRole('paragraph')).toHaveText(missing)
  for (const [label, fault] of [
    ['Full Name *', 'Enter your name'],
    ['Email Address *', 'Enter your email address'],
    ['Phone Number *', 'Enter your phone number'],
    ['Preferred Date *', 'Choose a date'],
    ['Preferred Time *', 'Choose a time, or tick that any time works'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(fault)
  }
  await expect(page.getByLabel('Timezone *')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Full Name *')).toBeFocused()
  expect(keys).toEqual([])
})

for (const label of ['Full Name *', 'Email Address *', 'Phone Number *', 'Preferred Date *', 'Preferred Time *']) {
  test(`without "${label}" alone nothing is sent, and the focus goes there`, async ({ page }) => {
    const keys = await recordKeys(page, consultationUrl)
    await page.goto('/free-consultation')
    await fillBooking(page)
    if (label === 'Preferred Time *') await page.getByLabel(label).selectOption('')
    else await page.getByLabel(label).fill('')
    await bookButton(page).click()
    await expect(notices(page).getByRole('paragraph')).toHaveText(missing)
    await expect(page.getByLabel(label)).toBeFocused()
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
    expect(keys).toEqual([])
  })
}

test('spaces are no name', async ({ page }) => {
  await page.goto('/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Full Name *').fill('   ')
  await bookButton(page).click()
  await expect(notices(page).getByRole('paragraph')).toHaveText(missing)
  await expect(page.getByLabel('Full Name *')).toHaveAccessibleDescription('Enter your name')
})

test('what is filled in but wrong is marked in words of its own', async ({ page }) => {
  await page.goto('/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Email Address *').fill('jana@example')
  await page.getByLabel('Phone Number *').fill('call me')
  await bookButton(page).click()
  await expect(notices(page).getByRole('paragraph')).toHaveText(['Error', 'Please correct the marked fields'])
  await expect(page.getByLabel('Email Address *')).toHaveAccessibleDescription(/name@company.com/)
  await expect(page.getByLabel('Phone Number *')).toHaveAccessibleDescription(/digits/)
  await expect(page.getByLabel('Email Address *')).toBeFocused()
})

test('a mark goes as soon as its field is mended, and comes back to nobody who books then', async ({ page }) => {
  await page.goto('/free-consultation')
  await fillBooking(page)
  await page.getByLabel('Full Name *').fill('')
  await bookButton(page).click()
  await expect(page.getByLabel('Full Name *')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Full Name *').fill('Jana')
  await expect(page.getByLabel('Full Name *')).not.toHaveAttribute('aria-invalid')
  await bookButton(page).click()
  await expect(notices(page).filter({ hasText: 'Success!' })).toBeVisible()
})

test('ticking flexible mends a missing hour', async ({ page }) => {
  await page.goto('/free-consultation')
  await bookButton(page).click()
  await expect(page.getByLabel('Preferred Time *')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Any time works for me (flexible)').check()
  await expect(page.getByLabel('Preferred Time *')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Preferred Date *')).toHaveAttribute('aria-invalid', 'true')
})

test('a second empty attempt brings the visitor back to the first field', async ({ page }) => {
  await page.goto('/free-consultation')
  await bookButton(page).click()
  await expect(page.getByLabel('Full Name *')).toBeFocused()
  await page.getByLabel('Preferred Time *').focus()
  await bookButton(page).click()
  await expect(page.getByLabel('Full Name *')).toBeFocused()
})
