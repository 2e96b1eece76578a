import { expect, test } from 'vitest'
import { findShortfalls, formatCoverage } from './formatCoverage.ts'

const item = (text: string, shown: boolean) => ({ id: text, text, shown })
const door = {
  machine: 'door',
  states: [item('shut', true), item('ajar', true), item('locked', false)],
  transitions: [item('shut: open → ajar', true)],
}
const empty = { machine: 'empty', states: [item('empty', true)], transitions: [] }

test('prints a table and what no story has shown', () => {
  expect(formatCoverage([door, empty])).toBe(
    [
      'Statecharts shown by stories',
      '',
      'Machine  States  Transitions',
      'door     2 of 3  1 of 1',
      'empty    1 of 1  0 of 0',
      '',
      'Not shown in door, states:',
      '  locked',
    ].join('\n'),
  )
})

test('finds machines below a threshold', () => {
  expect(findShortfalls([door, empty], { states: 70, transitions: 100 })).toEqual([
    'Stories show 66.7 % of the states of "door", and 70 % are required.',
  ])
  expect(findShortfalls([door], { states: 66 })).toEqual([])
  expect(findShortfalls([door], {})).toEqual([])
})

test('applies thresholds to the named machines only, and finds a name that no story shows', () => {
  expect(findShortfalls([door, empty], { states: 100 }, ['empty'])).toEqual([])
  expect(findShortfalls([door, empty], { states: 60 }, ['door', 'gate'])).toEqual([
    'No story shows the machine "gate".',
  ])
})
