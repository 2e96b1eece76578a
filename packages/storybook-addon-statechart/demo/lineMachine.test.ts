import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { flattenStates } from '../chart/Chart.ts'
import { readChart } from '../chart/readChart.ts'
import { transitionSentence, transitionWords } from '../chart/words.ts'
import { findCrossings } from '../panel/findCrossings.ts'
import { layout } from '../panel/layout.ts'
import { createLargeMachine } from './createLargeMachine.ts'
import { lineMachine } from './lineMachine.ts'

const states = flattenStates(readChart(lineMachine).chart.root)
const find = (id: string) => states.find((state) => state.id === id)!

test('reads every kind of actor', () => {
  expect(states.flatMap(({ invokes }) => invokes).map(({ source, kind }) => `${source} ${kind}`)).toEqual([
    'keyboard callback',
    'counter transition',
    'selfTest promise',
    'robot machine',
    'thermometer observable',
  ])
})

test('reads wildcards, snapshots, deep history, eventless and delayed transitions', () => {
  const words = (id: string) => find(id).transitions.map(transitionWords)

  expect(words('line')).toEqual(['part.* / startRobot'])
  expect(words('line.door.open')).toEqual(['door.close', 'any other event / alarm'])
  expect(words('line.power.on')).toContain('snapshot: thermometer / measure')
  expect(words('line.power.on.running')).toEqual(['always [(isHot and hasParts)] / alarm'])
  expect(words('line.power.on.cooling')).toEqual(['after cooling [not isHot]'])
  expect(words('line.power')).toEqual(['done'])
  expect(find('line.power.on.memory').history).toBe('deep')
})

test('shows the description of a state', () => {
  expect(find('line.power.testing').description).toMatch(/^The line tests itself/)
})

test('says where a transition leads', () => {
  const [transition] = find('line.power.off').transitions
  expect(transitionSentence(transition!, (id) => id.split('.').at(-1)!)).toBe('power.on, goes to testing')
})

test('is laid out without a transition through a state, also with 200 states', async () => {
  const plant = createLargeMachine()
  expect(flattenStates(readChart(plant).chart.root).length).toBeGreaterThanOrEqual(197)
  for (const machine of [lineMachine, plant])
    expect(findCrossings(await layout(new ELK(), readChart(machine).chart, false))).toEqual([])
})
