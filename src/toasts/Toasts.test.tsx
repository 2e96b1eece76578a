import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ToastMessage } from '#contract/form.ts'
import { fakeTimers } from '../../tests/fakes/clock.ts'
import { toast } from '../../tests/fixtures/forms.ts'
import { showToast, Toasts } from './Toasts.tsx'

const region = () => page.getByRole('region', { name: 'Notifications' })
const closeButton = (title: string) => toast(title).getByRole('button', { name: 'Close' })
const elsewhere = () => page.getByRole('button', { name: 'Elsewhere' })
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
      <button type="button" style={{ position: 'fixed', insetBlockEnd: 0 }}>
        Elsewhere
      </button>
      <Toasts />
    </>,
  )
  // The previous test may have left the pointer where toasts appear.
  await elsewhere().hover()
})

/** Shows toasts. Returns when their timers have started. */
const show = (...toasts: string[]) => act(() => toasts.forEach((title) => showToast(plain(title))))

/** Lets time pass, and React render what it changed. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('announces both kinds in one live region, which is in the document before the first toast', async () => {
  const before = region().element()
  expect(before.ariaLive).toBe('polite')
  expect(before).toBeEmptyDOMElement()
  expect(getComputedStyle(before).display).not.toBe('none')
  show('Sent.')
  await expect.element(toast('Sent.')).toBeVisible()
  expect(region().element()).toBe(before)
  showToast({ kind: 'titled', title: 'Booked.', description: 'A link is on its way.' })
  await expect.element(closeButton('Booked.')).toHaveAccessibleDescription('Booked. A link is on its way.')
})

test('shows an urgent toast with another border, until a success is shown', async () => {
  const getBorderColor = (title: string) => getComputedStyle(toast(title).element()).borderInlineStartColor
  show('Sent.')
  showToast(failure)
  await expect.element(toast('Failed.')).toBeVisible()
  expect(getBorderColor('Failed.')).not.toBe(getBorderColor('Sent.'))
  show('Saved.')
  await expect.poll(titles).toEqual(['Saved.', 'Sent.'])
})

test('replaces a failure by the next one of the same form, not by that of another', async () => {
  const failed = (title: string, form: string) => showToast({ kind: 'plain', title, urgent: true, form })
  failed('Not booked.', 'consultation')
  failed('Not sent.', 'contact')
  failed('Not booked again.', 'consultation')
  await expect.poll(titles).toEqual(['Not booked again.', 'Not sent.'])
})

test('shows the newest three, one of each text, and the one that waits when another is closed', async () => {
  show('One', 'Two', 'Three', 'Two', 'Four')
  await expect.poll(titles).toEqual(['Four', 'Two', 'Three'])
  await closeButton('Four').click()
  await expect.poll(titles).toEqual(['Two', 'Three', 'One'])
  expect(document.activeElement).toBe(document.body)
})

test.each(['{Enter}', '{Escape}'])('moves the focus to a toast on F6, and back when %s closes it', async (key) => {
  elsewhere().element().focus()
  show('Sent.', 'Saved.')
  await expect.element(toast('Saved.')).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(region()).toHaveFocus()
  await userEvent.tab()
  await expect.element(closeButton('Saved.')).toHaveFocus()
  await userEvent.keyboard(key)
  await expect.poll(titles).toEqual(['Sent.'])
  await expect.element(elsewhere()).toHaveFocus()
})

test('closes a toast after ten seconds', async () => {
  fakeTimers()
  show('Sent.')
  // No assertion here may poll: polling moves the faked clock on, and a toast of twenty seconds would pass.
  await pass(9_999)
  expect(titles()).toEqual(['Sent.'])
  await pass(1)
  expect(titles()).toEqual([])
})

/** Hides the page, as if the visitor looked at another tab, or shows it again. */
function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

const leave = () => elsewhere().hover()

test.each<[string, () => unknown, () => unknown]>([
  ['the pointer is on it', () => toast('Sent.').hover(), leave],
  ['the pointer is where another one was closed', () => closeButton('Saved.').click(), leave],
  ['the region has the focus', () => userEvent.keyboard('{F6}'), () => elsewhere().element().focus()],
  ['the page is hidden', () => setHidden(true), () => setHidden(false)],
])('keeps a toast while %s', async (_, hold, release) => {
  fakeTimers()
  show('Sent.', 'Saved.')
  await hold()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(toast('Sent.')).toBeVisible()
  await release()
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(10_000)
      return titles()
    })
    .toEqual([])
})
