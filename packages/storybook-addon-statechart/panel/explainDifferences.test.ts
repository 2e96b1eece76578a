import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from '../chart/readChart.ts'
import { pressMachine } from '../demo/pressMachine.ts'
import { explainDifferences, foreignClock } from './explainDifferences.ts'

const machine = (change: Partial<Parameters<typeof explainDifferences>[0]> = {}) => ({
  chart: readChart(pressMachine).chart,
  ownClock: false,
  log: [],
  ahead: [],
  ...change,
})

test('warns of promises and of delays on the browser’s clock', () => {
  expect(explainDifferences(machine())).toEqual([
    expect.stringContaining('Promises and other actors run again.'),
    foreignClock,
    expect.stringContaining('the time or a random number'),
  ])
})

test('does not warn of delays on the panel’s clock', () => {
  expect(explainDifferences(machine({ ownClock: true }))).not.toContain(foreignClock)
})

test('warns of neither if the machine has none', () => {
  const { chart } = readChart(createMachine({ on: { go: {} } }))

  expect(explainDifferences(machine({ chart }))).toHaveLength(1)
})
