import {
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  setup,
  type AnyStateMachine,
} from 'xstate'
import { expect, test } from 'vitest'
import { pressMachine } from '../demo/pressMachine.ts'
import { flattenStates, type ChartState } from './Chart.ts'
import { nameActorKind, readChart } from './readChart.ts'

function findState(machine: AnyStateMachine, id: string): ChartState {
  const found = flattenStates(readChart(machine).chart.root).find((state) => state.id === id)
  if (found === undefined) throw new Error(`The chart has no state "${id}".`)
  return found
}

test('includes parallel, nested, final and history states', () => {
  const { root } = readChart(pressMachine).chart
  const kinds = flattenStates(root).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind !== 'atomic').join()).toBe('parallel,compound,compound,history,final,compound')
  expect(kinds).toHaveLength(12)
})

test('lists the initial child, tags, actions and invoked actors of a state', () => {
  expect(findState(pressMachine, 'press.drive.running')).toMatchObject({
    initial: 'press.drive.running.slow',
    exit: [],
  })
  expect(findState(pressMachine, 'press.drive.warming')).toMatchObject({
    tags: ['busy'],
    invokes: [{ source: 'warmUp', kind: 'promise' }],
  })
  expect(findState(pressMachine, 'press.drive.running.last').history).toBe('shallow')
})

test('leaves out the actions that XState adds for delays', () => {
  expect(findState(pressMachine, 'press.drive.running').entry).toEqual(['light'])
  expect(findState(pressMachine, 'press.drive.running.fast')).toMatchObject({ entry: [], exit: [] })
})

test('uses the invocation id for an inline actor', () => {
  const machine = createMachine({ invoke: { id: 'save', src: fromPromise(async () => 1), onDone: {} } })

  expect(readChart(machine).chart.root).toMatchObject({
    invokes: [{ id: 'save', source: 'save', kind: 'promise' }],
    transitions: [{ trigger: { kind: 'done', of: 'save' } }],
  })
})

test('includes eventless and done transitions', () => {
  const machine = setup({}).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { always: { guard: () => false, target: 'b' }, on: { '*': 'b', gone: undefined } },
      b: { initial: 'c', states: { c: { type: 'final' } }, onDone: 'a' },
    },
  })

  expect(findState(machine, 'm.a').transitions.map(({ trigger, targets }) => [trigger, targets])).toEqual([
    [{ kind: 'event', event: '*' }, ['m.b']],
    [{ kind: 'event', event: 'gone' }, []],
    [{ kind: 'always' }, ['m.b']],
  ])
  expect(findState(machine, 'm.b').transitions[0]?.trigger).toEqual({ kind: 'done' })
})

const observable = () => ({ subscribe: () => ({ unsubscribe: () => undefined }) })

test.each<[string, unknown]>([
  ['machine', createMachine({})],
  ['promise', fromPromise(async () => 7)],
  ['callback', fromCallback(({ sendBack }) => sendBack({ type: 'ready' }))],
  ['observable', fromObservable(observable)],
  ['observable', fromEventObservable(observable)],
  ['transition', fromTransition((count: number) => count + 1, 0)],
  ['actor', { transition: (snapshot: unknown) => snapshot }],
  ['actor', undefined],
])('recognizes the logic of %s', (kind, logic) => {
  expect(nameActorKind(logic)).toBe(kind)
})
