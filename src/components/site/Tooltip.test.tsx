import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdTime } from '../../../tests/fakes/clock.ts'
import { Tooltip } from './Tooltip.tsx'

const button = (name: string) => page.getByRole('button', { name }).element()
const tooltip = (name: string) => page.getByRole('tooltip', { name })

beforeEach(() => {
  render(
    <>
      <Tooltip text="Eastern Time">{(control) => <button {...control}>EST</button>}</Tooltip>
      <Tooltip text="Pacific Time">{(control) => <button {...control}>PST</button>}</Tooltip>
    </>,
  )
})

const enter = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(button(name), { pointerType })
const leave = (name: string) => fireEvent.pointerLeave(button(name), { pointerType: 'mouse' })

/** Lets time pass, and React render what it changed. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('opens after 700 ms of hover', async () => {
  holdTime()
  enter('EST')
  await pass(699)
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
  await pass(1)
  await expect.element(tooltip('Eastern Time')).toBeVisible()
})

test('stays closed when the mouse leaves before the delay is over', async () => {
  holdTime()
  enter('EST')
  await pass(600)
  leave('EST')
  await pass(1_000)
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
})

test('opens at once within 300 ms after another tooltip closed', async () => {
  holdTime()
  enter('EST')
  await pass(700)
  leave('EST')
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
  await pass(299)
  enter('PST')
  await expect.element(tooltip('Pacific Time')).toBeVisible()
})

test('waits again if another tooltip closed 300 ms ago', async () => {
  holdTime()
  enter('EST')
  await pass(700)
  leave('EST')
  await pass(300)
  enter('PST')
  await pass(699)
  await expect.element(tooltip('Pacific Time')).not.toBeInTheDocument()
  await pass(1)
  await expect.element(tooltip('Pacific Time')).toBeVisible()
})

test('opens at once on keyboard focus and describes its control', async () => {
  await userEvent.tab()
  await expect.element(tooltip('Eastern Time')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'EST' })).toHaveAccessibleDescription('Eastern Time')
  await userEvent.tab()
  await expect.element(tooltip('Pacific Time')).toBeVisible()
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
})

test('opens on a tap and closes on a tap elsewhere', async () => {
  enter('EST', 'touch')
  fireEvent.pointerUp(button('EST'), { pointerType: 'touch' })
  await expect.element(tooltip('Eastern Time')).toBeVisible()
  fireEvent.pointerDown(document.body, { pointerType: 'touch' })
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
})

test('closes on Escape, wherever the focus is', async () => {
  holdTime()
  enter('EST')
  await pass(700)
  await expect.element(tooltip('Eastern Time')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip('Eastern Time')).not.toBeInTheDocument()
})

test('keeps the control in the document through hover, focus and press', async () => {
  const control = button('EST')
  const onClick = vi.fn<() => void>()
  control.addEventListener('click', onClick)
  await userEvent.hover(control)
  fireEvent.pointerDown(control)
  await userEvent.tab()
  await expect.element(tooltip('Eastern Time')).toBeVisible()
  expect(button('EST')).toBe(control)
  await userEvent.click(control)
  expect(onClick).toHaveBeenCalledOnce()
})
