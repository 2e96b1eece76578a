import {
  and,
  assign,
  createMachine,
  emit,
  fromCallback,
  fromObservable,
  fromPromise,
  fromTransition,
  not,
  setup,
  type Observer,
  type SnapshotFrom,
} from 'xstate'

const robot = createMachine({
  id: 'robot',
  description: 'Moves one part from the press to the oven.',
  initial: 'waiting',
  states: {
    waiting: { on: { pick: 'moving' } },
    moving: { after: { 4000: 'waiting' } },
  },
})

const thermometer = fromObservable(() => ({
  subscribe: (observer: Observer<number> | ((degrees: number) => void)) => {
    let degrees = 20
    const timer = setInterval(() => {
      degrees += 5
      if (typeof observer === 'function') observer(degrees)
      else observer.next?.(degrees)
    }, 1000)
    return { unsubscribe: () => clearInterval(timer) }
  },
}))

/** A production line with every feature of XState 5 that a chart can show. */
export const lineMachine = setup({
  types: {
    context: {} as { parts: number; degrees: number },
    events: {} as
      | { type: 'power.on' }
      | { type: 'power.off' }
      | { type: 'part.add'; count: number }
      | { type: 'part.remove' }
      | { type: 'door.open' }
      | { type: 'door.close' }
      | { type: 'reset' },
    emitted: {} as { type: 'alarm'; degrees: number },
    tags: {} as 'busy' | 'hot',
  },
  actors: {
    robot,
    thermometer,
    selfTest: fromPromise<void>(() => new Promise((resolve) => void setTimeout(resolve, 2500))),
    keyboard: fromCallback(() => () => undefined),
    counter: fromTransition((count: number) => count + 1, 0),
  },
  actions: {
    add: assign(({ context }, count: number) => ({ parts: context.parts + count })),
    measure: assign((_, snapshot: SnapshotFrom<typeof thermometer>) => ({ degrees: snapshot.context ?? 0 })),
    alarm: emit(({ context }) => ({ type: 'alarm' as const, degrees: context.degrees })),
    startRobot: assign(({ spawn }) => {
      spawn('robot', { id: 'second robot' })
      return {}
    }),
  },
  guards: {
    hasParts: ({ context }) => context.parts > 0,
    isHot: ({ context }) => context.degrees > 60,
    isMany: (_, count: number) => count.valueOf() > 10,
  },
  delays: { cooling: 8000 },
}).createMachine({
  id: 'line',
  context: { parts: 0, degrees: 20 },
  type: 'parallel',
  invoke: [
    { src: 'keyboard', id: 'keyboard' },
    { src: 'counter', id: 'counter' },
  ],
  on: { 'part.*': { description: 'Parts may change at any time.', actions: 'startRobot' } },
  states: {
    power: {
      initial: 'off',
      states: {
        off: { on: { 'power.on': 'testing' } },
        testing: {
          tags: 'busy',
          description: 'The line tests itself before it starts. A failed test switches it off again.',
          invoke: { src: 'selfTest', id: 'selfTest', onDone: 'on.memory', onError: 'off' },
        },
        on: {
          initial: 'idle',
          invoke: [
            { src: 'robot', id: 'robot' },
            {
              src: 'thermometer',
              id: 'thermometer',
              onSnapshot: { actions: { type: 'measure', params: ({ event }) => event.snapshot } },
            },
          ],
          on: {
            'power.off': 'off',
            'part.add': [
              {
                guard: { type: 'isMany', params: ({ event }) => event.count },
                target: '.running.fast',
                actions: { type: 'add', params: ({ event }) => event.count },
              },
              { target: '.running', actions: { type: 'add', params: ({ event }) => event.count } },
            ],
          },
          states: {
            idle: {},
            running: {
              initial: 'slow',
              always: { guard: and(['isHot', 'hasParts']), target: 'cooling', actions: 'alarm' },
              states: { slow: { after: { 20_000: 'fast' } }, fast: {} },
            },
            cooling: { tags: 'hot', after: { cooling: { guard: not('isHot'), target: 'memory' } } },
            memory: { type: 'history', history: 'deep', target: 'idle' },
          },
        },
        broken: { type: 'final' },
      },
      onDone: '.off',
    },
    door: {
      initial: 'closed',
      states: {
        closed: { on: { 'door.open': 'open' } },
        open: { on: { 'door.close': 'closed', '*': { actions: 'alarm' } } },
      },
    },
  },
})
