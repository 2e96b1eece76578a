import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { PanelClock } from './PanelClock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const machine = createMachine({
  initial: 'red',
  states: { red: { after: { 300: 'green' } }, green: { after: { 200: 'amber' } }, amber: {} },
})

function started() {
  const clock = new PanelClock()
  const actor = createActor(machine, { clock }).start()
  return { clock, actor, value: () => actor.getSnapshot().value }
}

test('keeps the time left while it is frozen', () => {
  const { clock, value } = started()
  vi.advanceTimersByTime(100)
  clock.freeze()
  vi.advanceTimersByTime(5000)
  expect([value(), clock.state]).toEqual(['red', { isFrozen: true, left: [200] }])

  clock.resume()
  vi.advanceTimersByTime(199)
  expect(value()).toBe('red')
  vi.advanceTimersByTime(1)
  expect(value()).toBe('green')
})

test('ends one delay per step while it is frozen', () => {
  const { clock, value } = started()
  clock.step()
  expect(value()).toBe('red')
  clock.freeze()
  clock.step()
  expect([value(), clock.state.left]).toEqual(['green', [200]])
  clock.step()
  expect([value(), clock.state.left]).toEqual(['amber', []])
  clock.step()
  expect(value()).toBe('amber')
})

test('forgets the delays of a stopped actor', () => {
  const { clock, actor } = started()
  const listener = vi.fn<() => void>()
  clock.subscribe(listener)
  actor.stop()

  expect(clock.state.left).toEqual([])
  expect(listener).toHaveBeenCalled()
})
