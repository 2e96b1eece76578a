import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setClock } from '../../tests/fakes/clock.ts'
import { fillIn, flexible } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const date = () => page.getByLabelText('Preferred Date *')
const calendar = () => page.getByRole('dialog', { name: 'Choose a date' })
const opener = () => page.getByRole('button', { name: 'Open the calendar' })
const dayButton = (name: RegExp) => calendar().getByRole('button', { name })
const code = () => page.getByRole('button', { name: 'JST' })
const tooltip = () => page.getByRole('tooltip', { name: 'Japan Standard Time' })

beforeEach(() => setClock('2027-03-01T12:00:00Z'))

async function chooseTenInTokyo() {
  await page.getByLabelText('Timezone *').selectOptions('JST')
  await fillIn({ 'Preferred Date *': '2027-03-05' })
  await page.getByLabelText('Preferred Time *').selectOptions('10:00')
  await expect.element(code()).toBeVisible()
}

test('limits the date field to tomorrow until two years ahead', async () => {
  await visit('/free-consultation')
  await expect.element(date()).toHaveAttribute('min', '2027-03-02')
  await expect.element(date()).toHaveAttribute('max', '2029-03-01')
})

test('enters the day picked in the calendar, describes it in words and closes the calendar', async () => {
  await visit('/free-consultation')
  await opener().click()
  await expect.element(calendar()).toBeVisible()
  await dayButton(/March 5/).click()
  await expect.element(date()).toHaveValue('2027-03-05')
  await expect.element(date()).toHaveAccessibleDescription('You chose March 5, 2027.')
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('disables today and enables tomorrow in the calendar', async () => {
  await visit('/free-consultation')
  await opener().click()
  await expect.element(dayButton(/March 1(st)?,/)).toBeDisabled()
  await expect.element(dayButton(/March 2(nd)?,/)).toBeEnabled()
})

test('uses the new day in a calendar opened after midnight', async () => {
  await visit('/free-consultation')
  await expect.element(opener()).toBeEnabled()
  setClock('2027-03-02T00:30:00+01:00')
  await opener().click()
  await expect.element(dayButton(/March 2(nd)?,/)).toBeDisabled()
  await expect.element(dayButton(/March 3(rd)?,/)).toBeEnabled()
})

test('opens the calendar at the chosen day and supports the keyboard', async () => {
  await visit('/free-consultation')
  await fillIn({ 'Preferred Date *': '2027-04-20' })
  await opener().click()
  await expect.element(dayButton(/April 20/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(date()).toHaveValue('2027-04-21')
})

test.each([
  { way: 'its button', close: () => calendar().getByRole('button', { name: 'Cancel' }).click() },
  { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
])('$way closes the calendar and changes nothing', async ({ close }) => {
  await visit('/free-consultation')
  await fillIn({ 'Preferred Date *': '2027-03-05' })
  await opener().click()
  await expect.element(calendar()).toBeVisible()
  await close()
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(date()).toHaveValue('2027-03-05')
})

test('shows the chosen hour in the visitor’s own time zone', async () => {
  await visit('/free-consultation')
  await chooseTenInTokyo()
  await expect
    .element(page.getByText('10:00 JST is 02:00 on March 5, 2027 in your time zone (Europe/Bratislava).'))
    .toBeVisible()
  // Both zones show the same time.
  await page.getByLabelText('Timezone *').selectOptions('CET')
  await expect.element(page.getByText(/in your time zone/)).not.toBeInTheDocument()
})

test('shows the name of a timezone on focus and hides it on Escape', async () => {
  await visit('/free-consultation')
  await chooseTenInTokyo()
  flexible().element().focus()
  await userEvent.tab()
  await expect.element(code()).toHaveFocus()
  await expect.element(tooltip()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip()).not.toBeInTheDocument()
})
