import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { pressMachine } from '../demo/pressMachine.ts'
import { PanelClock } from './PanelClock.ts'
import { readTimers } from './readTimers.ts'

beforeEach(() => void vi.useFakeTimers({ now: 5000 }))
afterEach(() => void vi.useRealTimers())

const { findGenerated } = readChart(pressMachine)

test('tells when delayed transitions are due', () => {
  const press = createActor(pressMachine).start()
  expect(readTimers(press, findGenerated)).toEqual([])

  press.send({ type: 'drive.resume' })
  vi.advanceTimersByTime(1000)
  press.send({ type: 'speed.set', speed: 80 })
  expect(readTimers(press, findGenerated)).toEqual([
    { transitions: ['press.drive.running#3'], due: 65_000 },
    { transitions: ['press.drive.running.fast#0'], due: 36_000 },
  ])
})

test('forgets the timer of a state that was left', () => {
  const press = createActor(pressMachine).start()
  press.send({ type: 'drive.resume' })
  press.send({ type: 'drive.stop' })

  expect(readTimers(press, findGenerated)).toEqual([])
})

test("counts the time left on the panel's clock after a pause and after a step", () => {
  const clock = new PanelClock()
  const press = createActor(pressMachine, { clock }).start()
  press.send({ type: 'drive.resume' })
  vi.advanceTimersByTime(1000)
  press.send({ type: 'speed.set', speed: 80 })
  vi.advanceTimersByTime(1000)
  clock.freeze()
  vi.advanceTimersByTime(10_000)
  clock.resume()
  const left = () => readTimers(press, findGenerated).map(({ due }) => due - Date.now())
  expect(left()).toEqual([58_000, 29_000])

  clock.freeze()
  clock.step()
  expect(left()).toEqual([29_000])
})
