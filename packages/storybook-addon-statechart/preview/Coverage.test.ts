import { expect, test } from 'vitest'
import { createActor, createMachine, setup, stateIn, type AnyStateMachine } from 'xstate'
import { Coverage, mergeCoverage, findShortfalls } from './Coverage.ts'
import { observeActor } from './observeActor.ts'

const machine = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { open: 'passing', lock: 'locked' } },
    passing: { always: 'ajar' },
    ajar: { on: { close: 'shut' } },
    locked: {},
    last: { type: 'history' },
  },
})

function observed(observedMachine: AnyStateMachine = machine) {
  const actor = createActor(observedMachine).start()
  const { readCoverage, chart } = observeActor(actor, {
    examples: () => ({}),
    report: () => undefined,
    requestFrame: () => undefined,
  })
  return { actor, readCoverage, chart }
}

const list = (items: { text: string; shown: boolean }[], shown: boolean) =>
  items.filter((item) => item.shown === shown).map(({ text }) => text)

test('records the first state, states passed through and taken transitions', () => {
  const { actor, readCoverage } = observed()
  actor.send({ type: 'open' })
  const { states, transitions } = readCoverage()

  expect(list(states, true)).toEqual(['shut', 'passing', 'ajar'])
  expect(list(states, false)).toEqual(['locked'])
  expect(list(transitions, true)).toEqual(['shut: open → passing', 'passing: always → ajar'])
  expect(list(transitions, false)).toEqual(['shut: lock → locked', 'ajar: close → shut'])
})

test('tells apart transitions of one event, or of none, that differ in their guards', () => {
  const gate = setup({ guards: { never: () => false } }).createMachine({
    id: 'gate',
    initial: 'shut',
    // The inner state has precedence.
    always: { guard: stateIn('passing'), target: '.shut' },
    states: {
      shut: { on: { open: [{ guard: 'never', target: 'passing' }, { target: 'passing' }] } },
      passing: { always: [{ guard: 'never', target: 'ajar' }, { target: 'ajar' }] },
      ajar: { on: { '*': 'shut' } },
    },
  })
  const { actor, readCoverage } = observed(gate)
  actor.send({ type: 'open' })
  actor.stop()
  expect(list(readCoverage().transitions, true)).toEqual(['shut: open → passing', 'passing: always → ajar'])
})

test('merges what several stories have shown of a machine', () => {
  const [first, second] = [observed(), observed()]
  first.actor.send({ type: 'open' })
  second.actor.send({ type: 'lock' })
  const gate = { ...first.readCoverage(), machine: 'gate' }
  const [merged, ...others] = mergeCoverage([
    first.readCoverage(),
    second.readCoverage(),
    new Coverage().summarize(first.chart),
    gate,
  ])

  expect(others).toEqual([gate])
  expect(list(merged!.states, false)).toEqual([])
  expect(list(merged!.transitions, false)).toEqual(['ajar: close → shut'])
})

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
