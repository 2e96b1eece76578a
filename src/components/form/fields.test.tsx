import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { changeIn, enteredIn, fill, focusFirstFault, takeEarlySubmit, textsIn } from './fields.ts'

const change = vi.fn<(change: object) => void>()
const form = () => document.querySelector('form')!

beforeEach(() => {
  render(
    <form onChange={(event) => change(changeIn(event))}>
      <input name="name" aria-label="Name" defaultValue="" />
      <input aria-label="Nameless" defaultValue="" />
      <textarea name="message" aria-label="Message" defaultValue="" />
      <select name="zone" aria-label="Zone" defaultValue="CET">
        <option>CET</option>
        <option>GMT</option>
      </select>
      <input type="checkbox" name="consent" aria-label="Consent" defaultChecked />
      <button type="submit">Send</button>
    </form>,
  )
})

test('a change tells the name of its control and what that holds now', async () => {
  await page.getByLabelText('Name').fill('Jana')
  await page.getByLabelText('Zone').selectOptions('GMT')
  await page.getByLabelText('Consent').click()
  expect(change.mock.calls).toEqual([[{ name: 'Jana' }], [{ zone: 'GMT' }], [{ consent: false }]])
})

test('a form that nobody has touched holds nothing entered', () => {
  expect(enteredIn(form())).toEqual({})
})

test('entered is what no longer says what the page said, of named controls alone', async () => {
  await page.getByLabelText('Nameless').fill('x')
  await page.getByLabelText('Message').fill('Two\nlines')
  await page.getByLabelText('Zone').selectOptions('GMT')
  await page.getByLabelText('Consent').click()
  expect(enteredIn(form())).toEqual({ message: 'Two\nlines', zone: 'GMT', consent: false })
})

test('a choice taken back is no longer entered', async () => {
  await page.getByLabelText('Zone').selectOptions('GMT')
  await page.getByLabelText('Zone').selectOptions('CET')
  expect(enteredIn(form())).toEqual({})
})

test('filling in leaves alone what the draft does not name', async () => {
  await page.getByLabelText('Message').fill('Kept')
  fill(form(), { name: 'Jana', zone: 'GMT', consent: false })
  await expect.element(page.getByLabelText('Name')).toHaveValue('Jana')
  await expect.element(page.getByLabelText('Zone')).toHaveValue('GMT')
  await expect.element(page.getByLabelText('Consent')).not.toBeChecked()
  await expect.element(page.getByLabelText('Message')).toHaveValue('Kept')
})

test('the texts in a form are what its named controls say, entered or not, and never what is ticked', async () => {
  await page.getByLabelText('Name').fill('Jana')
  await page.getByLabelText('Nameless').fill('x')
  expect(textsIn(form())).toEqual({ name: 'Jana', message: '', zone: 'CET' })
})

test('a submit that waits is taken once', () => {
  expect(takeEarlySubmit(form())).toBe(false)
  form().dataset['early'] = ''
  expect(takeEarlySubmit(form())).toBe(true)
  expect(takeEarlySubmit(form())).toBe(false)
})

test('the visitor is taken to the first of several faults', async () => {
  for (const label of ['Zone', 'Message']) page.getByLabelText(label).element().setAttribute('aria-invalid', 'true')
  focusFirstFault(form())
  await expect.element(page.getByLabelText('Message')).toHaveFocus()
})
