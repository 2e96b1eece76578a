import { expect, test } from 'vitest'
import { findShortfalls } from './report.ts'

const item = (text: string, shown: boolean) => ({ id: text, text, shown })
const door = {
  machine: 'door',
  states: [item('shut', true), item('ajar', true), item('locked', false)],
  transitions: [item('shut: open → ajar', true)],
}
const empty = { machine: 'empty', states: [item('empty', true)], transitions: [] }

test('finds machines below a threshold', () => {
  expect(findShortfalls([door, empty], { states: 70, transitions: 100 })).toEqual([
    'Stories show 66.7 % of the states of "door", and 70 % are required.',
  ])
  expect(findShortfalls([door], { states: 66 })).toEqual([])
})

test('applies thresholds to the named machines only, and finds a name that no story shows', () => {
  expect(findShortfalls([door, empty], { states: 100 }, ['empty'])).toEqual([])
  expect(findShortfalls([door, empty], { states: 60 }, ['door', 'gate'])).toEqual([
    'No story shows the machine "gate".',
  ])
})
