import { expect, test } from 'vitest'
import { pressMachine } from '../demo/pressMachine.ts'
import { flattenStates, arrowWords, transitionSentence } from './Chart.ts'
import { readChart } from './readChart.ts'
import { stateText } from './names.ts'

const states = flattenStates(readChart(pressMachine).chart.root)
const state = (id: string) => states.find((one) => one.id === id)!
const fast = state('press.drive.running').transitions[1]!

test('labels an arrow with trigger and guard', () => {
  expect(arrowWords(fast)).toEqual(['speed.set', '[isFast]'])
  expect(arrowWords(state('press.drive.running.fast').transitions[0]!)).toEqual(['after 30000 ms'])
  expect(arrowWords(state('press.drive.warming').transitions[1]!)).toEqual(['error: warmUp'])
})

test('describes a transition as a sentence', () => {
  expect(transitionSentence(fast, (id) => state(id).key)).toBe('speed.set if isFast, goes to fast, does setSpeed')
  expect(transitionSentence(state('press').transitions[0]!, String)).toBe('stroke, stays, does count')
})

test('formats a state value as paths', () => {
  expect(stateText({ drive: { running: 'fast' }, door: {} })).toBe('drive.running.fast · door')
  expect(stateText('off')).toBe('off')
})
