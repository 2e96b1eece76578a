import {
  assign,
  createActor,
  createMachine,
  setup,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { expect, test } from 'vitest'
import { readChart } from '../chart/readChart.ts'
import { pressMachine } from '../demo/pressMachine.ts'
import { samples, type Sample } from '../tests/machines.ts'
import type { Examples } from './accepted.ts'
import { findPath } from './findPath.ts'

function find({ machine, input, examples = {} }: Sample, target: string) {
  const snapshot = createActor(machine, { input }).getSnapshot() as AnyMachineSnapshot
  const { events, reason } = findPath(snapshot, target, { charted: readChart(machine), examples })
  return reason ?? events.map(({ type }) => type)
}

const { order, inspection, player } = samples as Record<'order' | 'inspection' | 'player', Sample>
const press = (target: string, examples?: Examples) =>
  find({ machine: pressMachine as AnyStateMachine, ...(examples && { examples }) }, target)

test('finds the shortest series of events, with the examples that a guard needs', () => {
  expect(find(order, 'order.booked')).toEqual([
    'item.add',
    'checkout',
    'xstate.done.actor.payment',
    'xstate.done.actor.book',
  ])
  expect(find(inspection, 'inspection.passed')).toEqual(['lights.pass', 'brakes.pass'])
  expect(press('press.drive.running.fast', { 'speed.set': [{ speed: 20 }, { speed: 80 }] })).toEqual([
    'drive.resume',
    'speed.set',
  ])
})

test('finds a state among billions of combinations', () => {
  const cell = {
    initial: 'empty',
    states: {
      empty: { on: { tick: 'loaded' } },
      loaded: { on: { tick: 'checked' } },
      checked: { on: { tick: 'empty', fail: 'scrap' } },
      scrap: { on: { tick: 'empty' } },
    },
  }
  const states = Object.fromEntries(Array.from({ length: 32 }, (_, index) => [`cell${index}`, cell]))
  const machine = createMachine({ id: 'plant', type: 'parallel', states })
  expect(find({ machine }, 'plant.cell31.scrap')).toEqual(['tick', 'tick', 'fail'])
})

test('finds a state behind others in which a machine counts whatever it receives', () => {
  const step = (next: string) => ({ on: { next: { guard: 'isNamed', target: next } } })
  const form = setup({
    types: { context: {} as { name: string; ignored: number }, events: {} as AnyEventObject },
    guards: { isNamed: ({ context }) => context.name !== '' },
  }).createMachine({
    id: 'form',
    context: { name: '', ignored: 0 },
    initial: 'p0',
    on: {
      answer: { actions: assign({ name: ({ event }) => String(event['name']) }) },
      twice: { actions: assign({ ignored: ({ context }) => 2 * context.ignored }) },
      '*': { actions: assign({ ignored: ({ context }) => context.ignored + 1 }) },
    },
    states: {
      ...Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, step(`p${index + 1}`)])),
      p30: {},
    },
  })
  expect(find({ machine: form, examples: { answer: { name: 'Jana' } } }, 'form.p30')).toHaveLength(31)
})

const no = () => false
const shy = setup({
  guards: { isBold: no, isBroken: (_, { at }: { at: string[] }) => at.length > 0 },
  actions: {
    spoil: assign(() => {
      throw new Error('spoiled')
    }),
  },
}).createMachine({
  id: 'shy',
  initial: 'a',
  states: {
    a: {
      on: {
        go: { guard: 'isBold', target: 'b' },
        check: 'checking',
        finish: 'part',
        ask: { guard: { type: 'isBroken', params: { at: undefined as never } }, target: 'asked' },
        rot: 'rotten',
      },
    },
    b: { on: { on: 'c' } },
    c: { on: { on: 'd' } },
    d: {},
    asked: {},
    rotten: { entry: 'spoil' },
    checking: { always: [{ guard: 'isBold', target: 'sent' }, { target: 'a' }] },
    sent: {},
    part: { initial: 'open', states: { open: { on: { end: 'ended' } }, ended: { type: 'final' } }, onDone: 'a' },
    lonely: {},
    island: { on: { swim: 'reef' } },
    reef: { on: { swim: 'island' } },
  },
})
const none = (key: string) => `No events lead to “${key}” from where this story starts (a): `
const refused = 'the guard isBold refuses “go” with every example.'

test.each([
  ['b', none('b') + refused],
  ['d', `${none('d')}“b”, which comes before it, is not entered: ${refused}`],
  ['sent', `${none('sent')}the guard isBold refuses “always” with every example.`],
  [
    'asked',
    `${none('asked')}the guard isBroken fails at “ask” (Cannot read properties of undefined (reading 'length')).`,
  ],
  ['rotten', `${none('rotten')}the action spoil fails at “rot” (spoiled).`],
  ['lonely', `${none('lonely')}no transition enters it.`],
  ['reef', `${none('reef')}only states that are not entered themselves lead to it.`],
  ['lost', 'This machine has no state “shy.lost”.'],
  ['checking', 'The machine leaves “checking” at once (“always” to “a”), so it never stays in it.'],
  ['part.ended', 'The machine leaves “ended” at once (“part” is done and goes to “a”), so it never stays in it.'],
])('explains why “%s” cannot be entered', (state, reason) => {
  expect(find({ machine: shy }, `shy.${state}`)).toBe(reason)
})

test('explains a history state, and a missing example with the keys that the machine reads', () => {
  expect(find(player, 'player.on.last')).toMatch(/^“last” is a history state, which is never active itself/)
  expect(find({ machine: order.machine, input: { items: 1 } }, 'order.booked')).toBe(
    'No events lead to “booked” from where this story starts (cart): “done: book” needs an example with “output”.',
  )
})

test('says that the search ended, for a machine that counts', () => {
  expect(press('press.drive.running.fast')).toBe(
    'No events lead to “fast” from where this story starts (drive.off · door.closed): “speed.set” needs an example with “speed”; the search ended before it had tried everything.',
  )
})
