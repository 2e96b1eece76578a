import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Notice } from '#machines/notice.ts'
import { holdTime } from '../../../tests/clock.ts'
import { notice } from '../../../tests/forms.ts'
import { Notices } from './Notices.tsx'
import { notify } from './notices.ts'
// The region's library is here before the first notice, as for a visitor who has begun to fill in a form.
import './toasts.tsx'

const region = () => page.getByRole('region', { name: 'Notifications' })
const plain = (title: string): Notice => ({ kind: 'plain', title })

beforeEach(() => {
  render(
    <>
      <button type="button">Elsewhere</button>
      <Notices />
    </>,
  )
})

/** The colour of the edge that marks a notice's variant. */
const edgeOf = (title: string) => getComputedStyle(notice(title).element()).borderInlineStartColor

/** Expects a notice to stand there, and not to be on its way out. */
async function expectToStay(title: string) {
  await expect.element(notice(title)).toBeVisible()
  await expect.element(notice(title)).not.toHaveAttribute('data-ending-style')
}

test('a notice of plain text stands in a region that screen readers announce', async () => {
  notify(plain('Sent.'))
  await expect.element(notice('Sent.')).toBeVisible()
  await expect.element(region()).toHaveAttribute('aria-live', 'polite')
})

test('a notice can have a title and a description', async () => {
  notify({ kind: 'titled', title: 'Success!', description: 'A link is on its way.' })
  await expect.element(notice('Success!')).toHaveAccessibleDescription('A link is on its way.')
  await expect.element(notice('Success!').getByText('A link is on its way.')).toBeVisible()
})

test('an urgent notice looks destructive, in both kinds', async () => {
  notify(plain('Sent.'))
  notify({ kind: 'plain', title: 'Failed.', urgent: true })
  notify({ kind: 'titled', title: 'Error', description: 'Try again.', urgent: true })
  for (const title of ['Sent.', 'Failed.', 'Error']) await expect.element(notice(title)).toBeVisible()
  expect(edgeOf('Failed.')).toBe(edgeOf('Error'))
  expect(edgeOf('Failed.')).not.toBe(edgeOf('Sent.'))
})

test('of many notices the newest three are seen', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) notify(plain(title))
  for (const title of ['Two', 'Three', 'Four']) await expect.element(notice(title)).toBeVisible()
  await expect.element(page.getByText('One')).not.toBeVisible()
})

test('when one of three is closed, the one that waited is seen', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) notify(plain(title))
  await notice('Four').getByRole('button', { name: 'Close' }).click()
  await expect.element(notice('Four')).not.toBeInTheDocument()
  for (const title of ['One', 'Two', 'Three']) await expect.element(notice(title)).toBeVisible()
})

test('the keyboard reaches the region with F6, closes a notice and comes back', async () => {
  page.getByRole('button', { name: 'Elsewhere' }).element().focus()
  notify(plain('Sent.'))
  await expect.element(notice('Sent.')).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(region()).toHaveFocus()
  await userEvent.tab()
  await expect.element(notice('Sent.')).toHaveFocus()
  await userEvent.tab()
  await expect.element(notice('Sent.').getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(notice('Sent.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('a screen reader finds the button that closes a notice', async () => {
  notify(plain('Sent.'))
  await expect.element(notice('Sent.').getByRole('button', { name: 'Close' })).toBeVisible()
})

test('the same notice again takes the place of the one before', async () => {
  for (const title of ['Sent.', 'Saved.', 'Sent.']) notify(plain(title))
  const titles = () =>
    region()
      .getByRole('paragraph')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(titles).toEqual(['Sent.', 'Saved.'])
})

test('what went wrong goes when something has gone well', async () => {
  notify({ kind: 'plain', title: 'Failed.', urgent: true })
  await expect.element(notice('Failed.')).toBeVisible()
  notify(plain('Sent.'))
  await expect.element(notice('Failed.')).not.toBeInTheDocument()
  await expect.element(notice('Sent.')).toBeVisible()
})

test('a notice can be read for ten seconds', async () => {
  holdTime()
  notify(plain('Sent.'))
  await expect.element(notice('Sent.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(9_900)
  await expectToStay('Sent.')
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(notice('Sent.')).not.toBeInTheDocument()
})

test('a notice stays while the mouse is there, and goes when it has gone', async () => {
  holdTime()
  notify(plain('Sent.'))
  await notice('Sent.').hover()
  await vi.advanceTimersByTimeAsync(60_000)
  await expectToStay('Sent.')
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(notice('Sent.')).not.toBeInTheDocument()
})

test('a notice stays while the keyboard is there', async () => {
  holdTime()
  notify(plain('Sent.'))
  await expect.element(notice('Sent.')).toBeVisible()
  await userEvent.keyboard('{F6}')
  await vi.advanceTimersByTimeAsync(60_000)
  await expectToStay('Sent.')
})
