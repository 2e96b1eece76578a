import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sent } from '#mocks/functions.ts'
import { site } from '#src/site.ts'
import { setClock } from '../../tests/fakes/clock.ts'
import { book, fillIn, flexible, toast, scheduleButton, visitor } from '../../tests/fixtures/forms.ts'
import { visit } from '../../tests/fixtures/visit.tsx'

const time = () => page.getByLabelText('Preferred Time *')
const timezone = () => page.getByLabelText('Timezone *')

beforeEach(() => setClock('2027-03-01T12:00:00Z'))

test('links to the home page and lists the next steps', async () => {
  await visit('/free-consultation')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name: 'Schedule Your Free Consultation' })).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  const steps = main.getByRole('region', { name: 'What happens next?' }).getByRole('listitem')
  const said = steps.elements().map(({ textContent }) => textContent)
  expect(said).toHaveLength(6)
  const order = [
    /link by email/,
    /SMS/,
    /computer or mobile/,
    /own chat platform/,
    /time you chose/,
    /team contacts you/,
  ]
  for (const [index, fact] of order.entries()) expect(said[index]).toMatch(fact)
  const { length, with: people, languages } = site.call
  await expect
    .element(main.getByText(`The call takes ${length}. You speak with ${people}. The call is in ${languages}.`))
    .toBeVisible()
})

test('sends exactly the fields of a booking, with a long date', async () => {
  await visit('/free-consultation')
  await timezone().selectOptions('EST')
  await book('2027-03-05')
  await expect
    .element(toast('Success!'))
    .toHaveAccessibleDescription('We will send you a meeting link via email and SMS shortly.')
  expect(sent()).toEqual([
    {
      name: 'send-consultation-email',
      payload: {
        name: 'Jana Nováková',
        email: 'jana@example.com',
        phone: '+421 900 123 456',
        date: 'March 5, 2027',
        time: '10:00',
        timezone: 'EST',
      },
    },
  ])
})

test('clears and disables the hour while any time works', async () => {
  await visit('/free-consultation')
  await time().selectOptions('10:00')
  await flexible().click()
  await expect.element(time()).toBeDisabled()
  await expect.element(time()).toHaveValue('')
  await expect.element(time()).not.toBeRequired()
  await flexible().click()
  await expect.element(time()).toBeEnabled()
  await expect.element(time()).toHaveDisplayValue('Choose a time')
})

test('sends any time instead of an hour, and resets every field after a success', async () => {
  await visit('/free-consultation')
  await timezone().selectOptions('JST')
  await fillIn({ ...visitor, 'Preferred Date *': '2027-03-05' })
  await flexible().click()
  await scheduleButton().click()
  await expect.element(toast('Success!')).toBeVisible()
  expect(sent()[0]?.payload).toMatchObject({ time: 'Flexible - Any time works', timezone: 'JST' })
  for (const label of [...Object.keys(visitor), 'Preferred Date *', 'Preferred Time *'])
    await expect.element(page.getByLabelText(label)).toHaveValue('')
  await expect.element(timezone()).toHaveValue('CET')
  await expect.element(flexible()).not.toBeChecked()
  await expect.element(time()).toBeEnabled()
  await expect.element(page.getByText(/^Reference: [\da-f]{12}$/)).toBeVisible()
  expect(sessionStorage.getItem('consultation')).toBeNull()
})

test('offers full hours from 06:00 to 22:00', async () => {
  await visit('/free-consultation')
  const [none, ...hours] = time().getByRole('option').elements()
  expect(none).toHaveTextContent('Choose a time')
  expect(hours.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 17 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`),
  )
})

test('offers eleven timezones with name and city, Central Europe first and selected', async () => {
  await visit('/free-consultation')
  await expect.element(timezone()).toHaveValue('CET')
  const options = timezone().getByRole('option').elements() as HTMLOptionElement[]
  const codes = ['CET', 'GMT', 'EET', 'EST', 'CST', 'MST', 'PST', 'AEST', 'JST', 'IST', 'CST_CHINA']
  expect(options.map(({ value }) => value)).toEqual(codes)
  for (const [index, { text }] of options.entries())
    expect(text).toMatch(new RegExp(`^${codes[index]} – [\\w ]+ Time \\([\\w ]+\\)$`))
})

test('sets autocomplete and keyboard hints on fields', async () => {
  await visit('/free-consultation')
  for (const label of [...Object.keys(visitor), 'Preferred Date *', 'Preferred Time *', 'Timezone *'])
    await expect.element(page.getByLabelText(label)).toBeRequired()
  await expect.element(page.getByLabelText('Email Address *')).toHaveAttribute('type', 'email')
  const phone = page.getByLabelText('Phone Number *')
  await expect.element(phone).toHaveAttribute('type', 'tel')
  await expect.element(phone).toHaveAttribute('placeholder', '+421 XXX XXX XXX')
})

test('keeps the draft when the visitor returns to the page', async () => {
  await visit('/free-consultation')
  await fillIn({ ...visitor, 'Preferred Date *': '2027-03-05' })
  await flexible().click()
  await expect.element(time()).toBeDisabled()
  await visit('/free-consultation')
  await expect.element(page.getByLabelText('Full Name *')).toHaveValue(visitor['Full Name *'])
  await expect.element(page.getByLabelText('Preferred Date *')).toHaveValue('2027-03-05')
  await expect.element(flexible()).toBeChecked()
  await expect.element(time()).toBeDisabled()
})
