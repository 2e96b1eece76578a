import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdTime } from '../../../tests/clock.ts'
import { Hint, Hints } from './Hints.tsx'

const button = (name: string) => page.getByRole('button', { name }).element()
const tooltip = (name: string) => page.getByRole('tooltip', { name })

beforeEach(() => {
  render(
    <Hints>
      <Hint word="Eastern Time">
        <button type="button">EST</button>
      </Hint>
      <Hint word="Pacific Time">
        <button type="button">PST</button>
      </Hint>
    </Hints>,
  )
})

/** Fetches the library as a first pointer does, and lets time pass only by hand from then on. */
async function begin() {
  fireEvent.pointerEnter(button('EST'), { pointerType: 'touch' })
  await expect.element(page.getByRole('button', { name: 'EST' })).toHaveAttribute('data-base-ui-tooltip-trigger')
  holdTime()
}

function restOn(name: string) {
  fireEvent.mouseEnter(button(name))
  fireEvent.mouseMove(button(name))
}

test('a word is shown when the mouse has rested for 700 ms', async () => {
  await begin()
  restOn('EST')
  await vi.advanceTimersByTimeAsync(699)
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(tooltip('Eastern Time')).toBeVisible()
})

test('after one word the next is shown at once', async () => {
  await begin()
  restOn('EST')
  await vi.advanceTimersByTimeAsync(700)
  await expect.element(tooltip('Eastern Time')).toBeVisible()
  fireEvent.mouseLeave(button('EST'))
  restOn('PST')
  await expect.element(tooltip('Pacific Time')).toBeVisible()
})

test('300 ms after a word has gone, the next is waited for again', async () => {
  await begin()
  restOn('EST')
  await vi.advanceTimersByTimeAsync(700)
  fireEvent.mouseLeave(button('EST'))
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(300)
  restOn('PST')
  await vi.advanceTimersByTimeAsync(699)
  await expect.element(tooltip('Pacific Time')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(tooltip('Pacific Time')).toBeVisible()
})

test('the keyboard is shown each word at once, and keeps its place when the library arrives', async () => {
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'EST' })).toHaveFocus()
  await expect.element(tooltip('Eastern Time')).toBeVisible()
  await userEvent.tab()
  await expect.element(tooltip('Pacific Time')).toBeVisible()
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
})

test('Escape takes a word away', async () => {
  await userEvent.tab()
  await expect.element(tooltip('Eastern Time')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
})
