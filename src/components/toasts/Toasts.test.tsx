import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ToastMessage } from '#machines/toast.ts'
import { holdTime } from '../../../tests/fakes/clock.ts'
import { toast } from '../../../tests/fixtures/forms.ts'
import { showToast } from './showToast.ts'
import { Toasts } from './Toasts.tsx'

const region = () => page.getByRole('region', { name: 'Notifications' })
const closeButton = (title: string) => toast(title).getByRole('button', { name: 'Close' })
const plain = (title: string): ToastMessage => ({ kind: 'plain', title })
const failure: ToastMessage = { kind: 'plain', title: 'Failed.', urgent: true }
const titles = () =>
  region()
    .getByRole('paragraph')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(async () => {
  render(
    <>
      <button type="button">Elsewhere</button>
      <Toasts />
    </>,
  )
  // The previous test may have left the pointer where toasts appear.
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
})

/** Shows a toast. Resolves when its timer has started. */
const show = (title: string) => act(() => showToast(plain(title)))

/** Advances the timers by ten seconds, the duration of a toast. */
async function expectToExpire(title: string) {
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(10_000)
      return toast(title).query()
    })
    .toBeNull()
}

/** Returns the border color, which shows the variant of a toast. */
const getBorderColor = (title: string) => getComputedStyle(toast(title).element()).borderInlineStartColor

test('has its live region in the document before the first toast', () => {
  expect(region().element().ariaLive).toBe('polite')
  expect(region().element()).toBeEmptyDOMElement()
  expect(getComputedStyle(region().element()).display).not.toBe('none')
})

test('shows plain text and a title with a description in the same live region', async () => {
  const before = region().element()
  showToast(plain('Sent.'))
  await expect.element(toast('Sent.')).toBeVisible()
  expect(region().element()).toBe(before)
  showToast({ kind: 'titled', title: 'Success!', description: 'A link is on its way.' })
  await expect.element(toast('Success!')).toHaveAccessibleDescription('A link is on its way.')
  await expect.element(toast('Success!').getByText('A link is on its way.')).toBeVisible()
})

test('shows urgent toasts of both kinds in the destructive variant', async () => {
  showToast(plain('Sent.'))
  showToast(failure)
  showToast({ kind: 'titled', title: 'Error', description: 'Try again.', urgent: true })
  for (const title of ['Sent.', 'Failed.', 'Error']) await expect.element(toast(title)).toBeVisible()
  expect(getBorderColor('Failed.')).toBe(getBorderColor('Error'))
  expect(getBorderColor('Failed.')).not.toBe(getBorderColor('Sent.'))
})

test('shows at most the newest three, and the one that waits when another is closed', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) showToast(plain(title))
  for (const title of ['Two', 'Three', 'Four']) await expect.element(toast(title)).toBeVisible()
  await expect.element(page.getByText('One')).not.toBeVisible()
  await closeButton('Four').click()
  await expect.element(toast('Four')).not.toBeInTheDocument()
  for (const title of ['One', 'Two', 'Three']) await expect.element(toast(title)).toBeVisible()
})

test('moves the focus to the region on F6 and back when a toast is closed', async () => {
  page.getByRole('button', { name: 'Elsewhere' }).element().focus()
  showToast(plain('Sent.'))
  await expect.element(toast('Sent.')).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(region()).toHaveFocus()
  await userEvent.tab()
  await expect.element(closeButton('Sent.')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(toast('Sent.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('closes the focused toast on Escape', async () => {
  page.getByRole('button', { name: 'Elsewhere' }).element().focus()
  for (const title of ['Sent.', 'Saved.']) showToast(plain(title))
  await expect.element(toast('Saved.')).toBeVisible()
  await userEvent.keyboard('{F6}{Tab}{Escape}')
  await expect.poll(titles).toEqual(['Sent.'])
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

test('does not move the focus when an unfocused toast closes', async () => {
  showToast(plain('Sent.'))
  await closeButton('Sent.').click()
  await expect.element(toast('Sent.')).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
})

test('replaces an equal toast', async () => {
  for (const title of ['Sent.', 'Saved.', 'Sent.']) showToast(plain(title))
  await expect.poll(titles).toEqual(['Sent.', 'Saved.'])
})

test('removes failure toasts when a success toast is shown', async () => {
  showToast(failure)
  await expect.element(toast('Failed.')).toBeVisible()
  showToast(plain('Sent.'))
  await expect.element(toast('Failed.')).not.toBeInTheDocument()
  await expect.element(toast('Sent.')).toBeVisible()
})

test('closes a toast after ten seconds', async () => {
  holdTime()
  show('Sent.')
  await expect.element(toast('Sent.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(9_900)
  await expect.element(toast('Sent.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(toast('Sent.')).not.toBeInTheDocument()
})

test('keeps a toast while the pointer is on it', async () => {
  holdTime()
  show('Sent.')
  await toast('Sent.').hover()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(toast('Sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await expectToExpire('Sent.')
})

test('expires the next toasts after the one under the pointer is closed', async () => {
  holdTime()
  for (const title of ['Sent.', 'Saved.']) show(title)
  await closeButton('Saved.').click()
  await expect.element(toast('Sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Elsewhere' }).hover()
  await expectToExpire('Sent.')
})

test('keeps a toast while the region has the focus', async () => {
  holdTime()
  show('Sent.')
  await expect.element(toast('Sent.')).toBeVisible()
  await userEvent.keyboard('{F6}')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(toast('Sent.')).toBeVisible()
})

test('keeps a toast while the page is hidden', async () => {
  holdTime()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  show('Sent.')
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(toast('Sent.')).toBeVisible()
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expectToExpire('Sent.')
})
