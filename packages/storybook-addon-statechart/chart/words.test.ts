import { expect, test } from 'vitest'
import { pressMachine } from '../demo/pressMachine.ts'
import { flattenStates } from './Chart.ts'
import { readChart } from './readChart.ts'
import { stateText } from './names.ts'
import { bodyWords, transitionSentence, transitionWords } from './words.ts'

const states = flattenStates(readChart(pressMachine).chart.root)
const state = (id: string) => states.find((one) => one.id === id)!
const fast = state('press.drive.running').transitions[1]!

test('formats a transition as UML', () => {
  expect(transitionWords(fast)).toBe('speed.set [isFast] / setSpeed')
  expect(transitionWords(state('press.drive.running.fast').transitions[0]!)).toBe('after 30000 ms')
  expect(transitionWords(state('press.drive.warming').transitions[1]!)).toBe('error: warmUp')
})

test('describes a transition as a sentence', () => {
  expect(transitionSentence(fast, (id) => state(id).key)).toBe('speed.set if isFast, goes to fast, does setSpeed')
  expect(transitionSentence(state('press').transitions[0]!, String)).toBe('stroke, stays, does count')
})

test('lists entry actions, actors and targetless events', () => {
  expect(bodyWords(state('press.drive.running')).map(({ text }) => text)).toEqual(['entry / light'])
  expect(bodyWords(state('press.drive.warming')).map(({ text }) => text)).toEqual(['warmUp (promise)'])
  expect(bodyWords(state('press'))).toEqual([{ text: 'stroke / count', transition: 'press#0' }])
})

test('formats a state value as paths', () => {
  expect(stateText({ drive: { running: 'fast' }, door: {} })).toBe('drive.running.fast · door')
  expect(stateText('off')).toBe('off')
})
