import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changedEntries, defaultEntries, writeEntries } from './entries.ts'

const form = () => document.querySelector('form')!
const changes = () => changedEntries(form(), defaultEntries(form()))

beforeEach(() => {
  render(
    <form>
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

test('returns no changed entries for an untouched form', () => {
  expect(defaultEntries(form())).toEqual({ name: '', message: '', zone: 'CET', consent: true })
  expect(changes()).toEqual({})
})

test('returns the changed entries of named controls', async () => {
  await page.getByLabelText('Nameless').fill('x')
  await page.getByLabelText('Message').fill('Two\nlines')
  await page.getByLabelText('Zone').selectOptions('GMT')
  await page.getByLabelText('Consent').click()
  expect(changes()).toEqual({ message: 'Two\nlines', zone: 'GMT', consent: false })
})

test('ignores a choice that was reverted', async () => {
  await page.getByLabelText('Zone').selectOptions('GMT')
  await page.getByLabelText('Zone').selectOptions('CET')
  expect(changes()).toEqual({})
})

test('writes the given entries and keeps the others', async () => {
  await page.getByLabelText('Message').fill('Kept')
  writeEntries(form(), { name: 'Jana', zone: 'GMT', consent: false })
  await expect.element(page.getByLabelText('Name')).toHaveValue('Jana')
  await expect.element(page.getByLabelText('Zone')).toHaveValue('GMT')
  await expect.element(page.getByLabelText('Consent')).not.toBeChecked()
  await expect.element(page.getByLabelText('Message')).toHaveValue('Kept')
})
