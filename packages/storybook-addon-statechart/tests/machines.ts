import {
  assertEvent,
  assign,
  createMachine,
  fromCallback,
  fromPromise,
  not,
  sendParent,
  setup,
  stateIn,
  stopChild,
  type AnyStateMachine,
} from 'xstate'
import type { Examples } from '../preview/accepted.ts'

/** A machine, with the input and examples that a story of it would give. */
export type Sample = { machine: AnyStateMachine; input?: unknown; examples?: Examples }

// Parallel regions with delays, as a washing machine runs motor, water and door.
const washer = createMachine({
  id: 'washer',
  type: 'parallel',
  states: {
    motor: {
      initial: 'still',
      states: {
        still: { on: { start: 'turning' } },
        turning: { after: { 3000: 'spinning' }, on: { stop: 'still' } },
        spinning: { after: { 1000: 'still' }, on: { stop: 'still' } },
      },
    },
    water: {
      initial: 'empty',
      states: {
        empty: { on: { start: 'filling' } },
        filling: { after: { 500: 'full' } },
        full: { on: { drain: 'empty' } },
      },
    },
    door: {
      initial: 'locked',
      states: {
        locked: { on: { unlock: { guard: stateIn({ motor: 'still' }), target: 'open' } } },
        open: { on: { lock: 'locked' } },
      },
    },
  },
})

type Order = { items: number; paid: boolean }

// Children with guards: an invoked machine, a promise with an answer, and a callback.
const payment = setup({
  types: { events: {} as { type: 'card.enter'; digits: string } | { type: 'card.confirm' } },
}).createMachine({
  id: 'payment',
  initial: 'card',
  states: {
    card: { on: { 'card.enter': { guard: ({ event }) => event.digits.length === 16, target: 'entered' } } },
    entered: { on: { 'card.confirm': 'paid' } },
    paid: { type: 'final', entry: sendParent({ type: 'paid' }) },
  },
})

const order = setup({
  types: {
    context: {} as Order & { receipt: string },
    input: {} as { items: number },
    events: {} as { type: 'item.add'; count: number } | { type: 'checkout' } | { type: 'retry' },
  },
  actors: {
    payment,
    book: fromPromise<{ receipt: string }>(async () => ({ receipt: 'R-1' })),
    stock: fromCallback(() => () => undefined),
  },
  guards: { hasItems: ({ context }) => context.items > 0 },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ items: input.items, paid: false, receipt: '' }),
  invoke: { src: 'stock', id: 'stock' },
  initial: 'cart',
  states: {
    cart: {
      on: {
        'item.add': { actions: assign({ items: ({ context, event }) => context.items + event.count }) },
        checkout: { guard: 'hasItems', target: 'paying' },
      },
    },
    paying: {
      invoke: { src: 'payment', id: 'payment', onDone: { target: 'booking', actions: assign({ paid: true }) } },
    },
    booking: {
      invoke: {
        src: 'book',
        id: 'book',
        onDone: { target: 'booked', actions: assign({ receipt: ({ event }) => event.output.receipt }) },
        onError: 'failed',
      },
    },
    booked: { type: 'final' },
    failed: { on: { retry: 'booking' } },
  },
})

// History, shallow and deep, of a player that is interrupted.
const player = createMachine({
  id: 'player',
  initial: 'on',
  states: {
    on: {
      initial: 'radio',
      on: { call: 'muted', off: 'off' },
      states: {
        radio: {
          initial: 'fm',
          on: { disc: 'disc' },
          states: { fm: { on: { band: 'am' } }, am: { on: { band: 'fm' } } },
        },
        disc: { on: { radio: 'radio' } },
        last: { type: 'history', history: 'deep' },
        source: { type: 'history' },
      },
    },
    muted: { on: { hangUp: 'on.last', hangUpLoud: 'on.source' } },
    off: { on: { on: 'on' } },
  },
})

// Final states inside a parallel state, whose end is an event of its own.
const inspection = createMachine({
  id: 'inspection',
  initial: 'running',
  states: {
    running: {
      type: 'parallel',
      states: {
        brakes: { initial: 'open', states: { open: { on: { 'brakes.pass': 'passed' } }, passed: { type: 'final' } } },
        lights: { initial: 'open', states: { open: { on: { 'lights.pass': 'passed' } }, passed: { type: 'final' } } },
      },
      on: { fail: 'failed' },
      onDone: 'passed',
    },
    passed: { type: 'final' },
    failed: { always: [{ guard: not('isFinal'), target: 'repair' }, { target: 'scrap' }] },
    repair: { on: { again: 'running', giveUp: 'scrap' } },
    scrap: { type: 'final' },
  },
}).provide({ guards: { isFinal: () => false } })

// Wildcards: of a group, and of everything.
const editor = setup({
  types: {
    context: {} as { text: string; ignored: number },
    events: {} as { type: 'text.set'; text: string } | { type: 'text.clear' } | { type: 'save' } | { type: 'other' },
  },
}).createMachine({
  id: 'editor',
  context: { text: '', ignored: 0 },
  initial: 'saved',
  states: {
    saved: { on: { 'text.*': 'changed', '*': { actions: assign({ ignored: ({ context }) => context.ignored + 1 }) } } },
    changed: {
      on: {
        'text.set': { actions: assign({ text: ({ event }) => event.text }) },
        'text.*': {},
        save: { guard: ({ context }) => context.text.length > 2, target: 'saved' },
        '*': 'confused',
      },
    },
    confused: { on: { '*': 'saved' } },
  },
})

const forty = Array.from({ length: 40 }, (_, index) => index)

// Forty states in sequence, with a way back to the start.
const wizard = createMachine({
  id: 'wizard',
  initial: 'step0',
  on: { reset: '.step0' },
  states: Object.fromEntries(
    forty.map((index) => [`step${index}`, { on: index < 39 ? { next: `step${index + 1}` } : {} }]),
  ),
})

// Deep nesting: twelve levels, each with a sibling.
const nest = (level: number): object =>
  level === 12
    ? {}
    : {
        initial: 'inner',
        states: { inner: nest(level + 1), beside: { on: { back: 'inner' } } },
        on: { [`leave${level}`]: '.beside' },
      }
const cave = createMachine({ id: 'cave', ...nest(0) })

const worker = createMachine({
  id: 'worker',
  initial: 'waiting',
  states: {
    waiting: { on: { begin: 'working' } },
    working: { after: { 2000: 'finished' } },
    finished: { type: 'final' },
  },
})

// Actors that are spawned and stopped at run time.
const yard = setup({
  types: {
    context: {} as { hired: number; foreman: string },
    events: {} as
      | { type: 'hire'; name: string }
      | { type: 'dismiss'; name: string }
      | { type: 'promote'; name: string }
      | { type: 'close' },
  },
  actors: { worker },
}).createMachine({
  id: 'yard',
  context: { hired: 0, foreman: '' },
  initial: 'open',
  states: {
    open: {
      on: {
        hire: {
          actions: assign(({ context, event, spawn }) => {
            assertEvent(event, 'hire')
            spawn('worker', { id: event.name })
            return { hired: context.hired + 1 }
          }),
        },
        dismiss: { actions: stopChild(({ event }) => event.name) },
        promote: { actions: assign({ foreman: ({ event }) => event.name }) },
        close: { guard: ({ context }) => context.hired > 0, target: 'closed' },
      },
    },
    closed: {},
  },
})

/** Machines of this package's own, one for each hard part of XState. */
export const samples: Record<string, Sample> = {
  washer: { machine: washer },
  order: {
    machine: order,
    input: { items: 0 },
    examples: {
      'item.add': { count: 2 },
      'card.enter': [{ digits: '4111111111111111' }, { digits: '4' }],
      'done: book': { output: { receipt: 'R-7' } },
    },
  },
  player: { machine: player },
  inspection: { machine: inspection },
  editor: { machine: editor, examples: { 'text.set': { text: 'Oil the press' } } },
  wizard: { machine: wizard },
  cave: { machine: cave },
  yard: { machine: yard, examples: { hire: [{ name: 'Jana' }, { name: 'Peter' }], dismiss: { name: 'Jana' } } },
}
