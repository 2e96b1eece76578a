import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeTimers } from '../../tests/fakes/clock.ts'
import { Tooltip } from './Tooltip.tsx'

const button = (name: string) => page.getByRole('button', { name })
const tooltip = (name: string) => page.getByRole('tooltip', { name })

beforeEach(async () => {
  render(
    <>
      <p>Elsewhere</p>
      <Tooltip text="Eastern Time">{(control) => <button {...control}>EST</button>}</Tooltip>
      <Tooltip text="Pacific Time">{(control) => <button {...control}>PST</button>}</Tooltip>
    </>,
  )
  // The pointer may be where a control has been rendered, and would open its tooltip.
  await page.getByText('Elsewhere').hover()
})

const enter = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(button(name).element(), { pointerType })
const leave = (name: string) => fireEvent.pointerLeave(button(name).element(), { pointerType: 'mouse' })

/** Without polling, which would move the faked clock on. */
const isOpen = (name: string) => tooltip(name).query() !== null

/** Lets time pass, and React render what it changed. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('opens after 700 ms of hover, but not if the mouse has left, and closes on Escape', async () => {
  fakeTimers()
  enter('EST')
  await pass(600)
  leave('EST')
  await pass(1_000)
  enter('EST')
  await pass(699)
  expect(isOpen('Eastern Time')).toBe(false)
  await pass(1)
  expect(isOpen('Eastern Time')).toBe(true)
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }))
  expect(isOpen('Eastern Time')).toBe(false)
})

test('opens at once within 300 ms after another tooltip closed, and after 700 ms later', async () => {
  fakeTimers()
  enter('EST')
  await pass(700)
  leave('EST')
  await pass(299)
  enter('PST')
  expect(isOpen('Pacific Time')).toBe(true)
  leave('PST')
  await pass(300)
  enter('EST')
  await pass(699)
  expect(isOpen('Eastern Time')).toBe(false)
  await pass(1)
  expect(isOpen('Eastern Time')).toBe(true)
})

test('opens at once on keyboard focus and describes its control, which stays in the document', async () => {
  const control = button('EST').element()
  await userEvent.tab()
  await expect.element(tooltip('Eastern Time')).toBeVisible()
  await expect.element(button('EST')).toHaveAccessibleDescription('Eastern Time')
  expect(button('EST').element()).toBe(control)
  await userEvent.tab()
  await expect.element(tooltip('Pacific Time')).toBeVisible()
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
})

test('opens on a tap and closes on a tap elsewhere', async () => {
  enter('EST', 'touch')
  fireEvent.pointerUp(button('EST').element(), { pointerType: 'touch' })
  await expect.element(tooltip('Eastern Time')).toBeVisible()
  fireEvent.pointerDown(document.body, { pointerType: 'touch' })
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
})
