import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'

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
