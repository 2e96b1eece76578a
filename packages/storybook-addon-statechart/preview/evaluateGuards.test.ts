import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { pressMachine } from '../demo/pressMachine.ts'
import type { Examples } from './accepted.ts'
import { evaluateGuards } from './evaluateGuards.ts'

const { chart, findGuard } = readChart(pressMachine)
const truths = (value: Parameters<typeof pressMachine.resolveState>[0]['value'], examples: Examples = {}) => {
  const context = { strokes: 0, speed: { now: 0, max: 90 }, stop: () => undefined, fault: null }
  return evaluateGuards(chart, findGuard, pressMachine.resolveState({ value, context }), examples)
}

test('evaluates the guards of active states', () => {
  expect(truths({ drive: 'off', door: 'closed' })).toEqual({ 'press.drive.off#0': 'yes', 'press.door.closed#0': 'yes' })
  expect(truths({ drive: 'off', door: 'open' })).toEqual({ 'press.drive.off#0': 'no' })
})

test('evaluates a guard with the examples of its event', () => {
  const running = { drive: { running: 'slow' }, door: 'open' } as const

  expect(truths(running)).toEqual({ 'press.drive.running#1': 'unclear' })
  expect(truths(running, { 'speed.set': { speed: 20 } })).toEqual({ 'press.drive.running#1': 'no' })
  expect(truths(running, { 'speed.set': [{ speed: 20 }, { speed: 80 }] })).toEqual({ 'press.drive.running#1': 'yes' })
})

test('evaluates nothing once the machine has stopped', () => {
  const actor = createActor(pressMachine).start()
  actor.stop()

  expect(evaluateGuards(chart, findGuard, actor.getSnapshot(), {})).toEqual({})
})
