import { assign, fromPromise, not, setup, stateIn } from 'xstate'

/** A press: the drive warms up, runs and rests; its guard door opens and closes independently. */
export const pressMachine = setup({
  types: {
    context: {} as { strokes: number; speed: { now: number; max: number }; stop: () => void; fault: Error | null },
    events: {} as
      | { type: 'drive.start' }
      | { type: 'drive.stop' }
      | { type: 'drive.resume' }
      | { type: 'speed.set'; speed: number }
      | { type: 'stroke' }
      | { type: 'door.open' }
      | { type: 'door.close' }
      | { type: 'press.retire' },
  },
  actors: {
    warmUp: fromPromise<number>(
      () =>
        new Promise((resolve) => {
          setTimeout(() => resolve(40), 100)
        }),
    ),
  },
  actions: {
    count: assign(({ context }) => ({ strokes: context.strokes + 1 })),
    setSpeed: assign(({ context }, now: number) => ({ speed: { ...context.speed, now } })),
    light: () => {},
  },
  guards: {
    isClosed: stateIn({ door: 'closed' }),
    isFast: (_, speed: number) => speed.valueOf() > 50,
  },
  delays: { rest: 60_000 },
}).createMachine({
  id: 'press',
  context: { strokes: 0, speed: { now: 0, max: 90 }, stop: () => undefined, fault: null },
  type: 'parallel',
  on: { stroke: { actions: 'count' } },
  states: {
    drive: {
      initial: 'off',
      on: { 'press.retire': '.retired' },
      states: {
        off: { on: { 'drive.start': { guard: 'isClosed', target: 'warming' }, 'drive.resume': 'running.last' } },
        warming: {
          tags: 'busy',
          invoke: {
            src: 'warmUp',
            onDone: { target: 'running', actions: { type: 'setSpeed', params: ({ event }) => event.output } },
            onError: 'off',
          },
        },
        running: {
          initial: 'slow',
          entry: 'light',
          after: { rest: 'off' },
          on: {
            'drive.stop': 'off',
            'speed.set': [
              {
                guard: { type: 'isFast', params: ({ event }) => event.speed },
                target: '.fast',
                actions: { type: 'setSpeed', params: ({ event }) => event.speed },
              },
              { target: '.slow', actions: { type: 'setSpeed', params: ({ event }) => event.speed } },
            ],
          },
          states: {
            slow: {},
            fast: { after: { 30_000: 'slow' } },
            last: { type: 'history' },
          },
        },
        retired: { type: 'final' },
      },
    },
    door: {
      initial: 'closed',
      states: {
        closed: { on: { 'door.open': { guard: not(stateIn({ drive: 'running' })), target: 'open' } } },
        open: { on: { 'door.close': 'closed' } },
      },
    },
  },
})
