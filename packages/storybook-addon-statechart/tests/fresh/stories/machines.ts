import { assign, fromPromise, setup, fromCallback, type ActorRefFrom } from 'xstate'

type Order = { address: string; total: number }

/** An order in steps. Help returns to the step it was opened from, and a failed order can be placed again. */
export const wizardMachine = setup({
  types: {
    context: {} as { order: Order; number?: string },
    events: {} as
      | { type: 'address.enter'; address: string }
      | { type: 'back' }
      | { type: 'help.open' }
      | { type: 'help.close' }
      | { type: 'order.place' },
  },
  actors: {
    placeOrder: fromPromise<{ number: string }, Order>(async ({ input: { address } }) => {
      if (address === 'Nowhere') throw new Error('No courier goes there')
      return { number: 'A-1' }
    }),
  },
  actions: {
    setAddress: assign(({ context }, address: string) => ({ order: { ...context.order, address } })),
    setNumber: assign((_, number: string) => ({ number })),
  },
  guards: { hasStreet: (_, address: string) => address.trim() !== '' },
}).createMachine({
  id: 'wizard',
  context: { order: { address: '', total: 20 } },
  initial: 'steps',
  states: {
    steps: {
      initial: 'address',
      on: { 'help.open': 'help' },
      states: {
        address: {
          on: {
            'address.enter': {
              guard: { type: 'hasStreet', params: ({ event }) => event.address },
              target: 'payment',
              actions: { type: 'setAddress', params: ({ event }) => event.address },
            },
          },
        },
        payment: { on: { back: 'address', 'order.place': '#wizard.placing' } },
        last: { type: 'history' },
      },
    },
    help: { on: { 'help.close': 'steps.last' } },
    placing: {
      tags: 'busy',
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => context.order,
        onDone: { target: 'placed', actions: { type: 'setNumber', params: ({ event }) => event.output.number } },
        onError: 'failed',
      },
    },
    failed: { on: { 'order.place': 'placing', back: 'steps.address' } },
    placed: { type: 'final' },
  },
})

type ThermostatEvent =
  | { type: 'temperature.measured'; degrees: number }
  | { type: 'target.set'; degrees: number }
  | { type: 'window.open' }
  | { type: 'window.close' }

/** A thermostat: heating and window are parallel, and a callback measures the temperature. */
export const thermostatMachine = setup({
  types: {
    context: {} as { degrees: number; target: number },
    input: {} as { target: number },
    events: {} as ThermostatEvent,
    tags: {} as 'warm',
  },
  actors: {
    sensor: fromCallback<ThermostatEvent>(({ sendBack }) => sendBack({ type: 'temperature.measured', degrees: 18 })),
  },
  actions: {
    measure: assign((_, degrees: number) => ({ degrees })),
    setTarget: assign((_, target: number) => ({ target: checkDegrees(target) })),
  },
  guards: { isCold: ({ context }) => context.degrees < context.target },
}).createMachine({
  id: 'thermostat',
  context: ({ input }) => ({ degrees: 0, target: input.target }),
  type: 'parallel',
  invoke: { src: 'sensor' },
  on: {
    'target.set': { actions: { type: 'setTarget', params: ({ event }) => event.degrees } },
    'temperature.measured': { actions: { type: 'measure', params: ({ event }) => event.degrees } },
  },
  states: {
    heating: {
      initial: 'off',
      states: {
        off: { always: { guard: 'isCold', target: 'on' }, description: 'It is warm enough.' },
        on: { tags: 'warm', always: { guard: ({ context }) => context.degrees >= context.target, target: 'off' } },
      },
    },
    window: {
      initial: 'closed',
      states: { closed: { on: { 'window.open': 'open' } }, open: { on: { 'window.close': 'closed' } } },
    },
  },
})

function checkDegrees(degrees: number): number {
  if (typeof degrees !== 'number') throw new TypeError('The target is not a number')
  return degrees
}

const channelMachine = setup({ types: { events: {} as { type: 'message' } | { type: 'mute' } } }).createMachine({
  id: 'channel',
  initial: 'quiet',
  states: { quiet: { on: { message: 'unread' } }, unread: { on: { mute: 'muted' } }, muted: {} },
})

/** A connection that is tried again after a delay. Each channel that is opened is a spawned actor. */
export const connectionMachine = setup({
  types: {
    context: {} as { tries: number; channels: ActorRefFrom<typeof channelMachine>[] },
    events: {} as { type: 'connect' } | { type: 'connection.lost' } | { type: 'channel.open'; id: string },
  },
  actors: { connect: fromPromise(async () => undefined), channel: channelMachine },
  actions: { count: assign(({ context }) => ({ tries: context.tries + 1 })) },
  delays: { retry: ({ context }) => 1000 * 2 ** context.tries },
  guards: { isHopeless: ({ context }) => context.tries >= 3 },
}).createMachine({
  id: 'connection',
  context: { tries: 0, channels: [] },
  initial: 'offline',
  states: {
    offline: { on: { connect: 'connecting' } },
    connecting: {
      entry: 'count',
      invoke: {
        src: 'connect',
        onDone: 'online',
        onError: [{ guard: 'isHopeless', target: 'failed' }, { target: 'waiting' }],
      },
    },
    waiting: { after: { retry: 'connecting' } },
    online: {
      entry: assign({ tries: 0 }),
      on: {
        'connection.lost': 'waiting',
        'channel.open': {
          actions: assign({
            channels: ({ context, event, spawn }) => [...context.channels, spawn('channel', { id: event.id })],
          }),
        },
      },
    },
    failed: { on: { connect: 'connecting' } },
  },
})
