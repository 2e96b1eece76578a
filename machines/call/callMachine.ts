import {
  assign,
  fromCallback,
  raise,
  sendTo,
  setup,
  type ActorRefFrom,
  type EventObject,
  type SnapshotFrom,
} from 'xstate'
import { applyMark, circledLeak, noMarks, type Mark, type Marks, type Signature } from './marks.ts'

/** What one end tells the other: the event that the other end gets. */
export type Message = { type: 'mark.arrived'; mark: Mark } | { type: 'signature.arrived'; signature: Signature }

/** What the line between the ends reports: delay in milliseconds there and back, and the voice from 0 to 1. */
export type LineEvent =
  | { type: 'line.opened' | 'line.failed' }
  | { type: 'line.measured'; delay: number | undefined; voice: number | undefined }
  | Message

/** What a camera, a microphone, a screen or the recorder reports. */
export type DeviceEvent = { type: `${'camera' | 'microphone' | 'display'}.${'opened' | 'refused'}` | 'record.refused' }

/** The file of a recording: its address in this browser, the ending of its name, its length in seconds. */
export type Recording = { url: string; ending: string; seconds: number }
type Saved = { type: 'recording.saved'; recording: Recording }

/** What the visitor does by a button. A device sends its `off`, or `share.stop`, too, when its track has ended. */
export type PlainEvent =
  | { type: `call.${'start' | 'hangUp'}` | `record.${'start' | 'stop'}` | `signature.${'ask' | 'cancel'}` }
  | { type: `${'camera' | 'microphone'}.${'on' | 'off'}` | `${'sheet' | 'display'}.share` | 'share.stop' }

type VisitorEvent = PlainEvent | { type: 'mark.send'; mark: Mark } | { type: 'signature.send'; signature: Signature }

type Context = {
  /** What the engineer has drawn on the picture, and what of it has arrived at the phone. */
  marks: Record<'sent' | 'arrived', Marks>
  measured: { delay?: number | undefined; voice?: number | undefined }
  /** The signature that has arrived at the engineer. */
  signature: Signature | undefined
  recording: Recording | undefined
}
const nothing: Context = {
  marks: { sent: noMarks, arrived: noMarks },
  measured: {},
  signature: undefined,
  recording: undefined,
}

/** Creates a placeholder for an actor that the flow provides. */
const notProvided = <Received extends EventObject = EventObject>(name: string) =>
  fromCallback<Received>(() => {
    throw new Error(`Provide the "${name}" actor with machine.provide().`)
  })

/**
 * The visitor tries a call between two ends in this page: a customer's phone at the machine, and an engineer's browser.
 * Each device that a state uses is an actor of that state, which stops its tracks when the state is left.
 */
export const callMachine = setup({
  types: { context: {} as Context, events: {} as VisitorEvent | LineEvent | DeviceEvent | Saved },
  actors: {
    line: notProvided<Message>('line'),
    camera: notProvided('camera'),
    microphone: notProvided('microphone'),
    sheet: notProvided('sheet'),
    display: notProvided('display'),
    recorder: notProvided('recorder'),
  },
  actions: {
    forget: assign(nothing),
    keepMark: assign(({ context: { marks } }, { at, mark }: { at: keyof Context['marks']; mark: Mark }) => ({
      marks: { ...marks, [at]: applyMark(marks[at], mark) },
    })),
    keep: assign((_, facts: Partial<Context>) => facts),
    tell: sendTo('line', (_, message: Message) => message),
    clearMarks: raise({ type: 'mark.send', mark: { kind: 'clear' } }),
  },
  delays: { connectTimeout: 10_000 },
}).createMachine({
  id: 'call',
  context: nothing,
  initial: 'idle',
  // The file is ready after its recorder has been stopped.
  on: { 'recording.saved': { actions: { type: 'keep', params: ({ event: { recording } }) => ({ recording }) } } },
  states: {
    idle: { description: 'The visitor has not tried a call yet.', on: { 'call.start': 'running' } },
    running: {
      description: 'Both ends are shown. The line joins them over a real peer-to-peer connection.',
      entry: 'forget',
      invoke: { id: 'line', src: 'line' },
      initial: 'calling',
      on: { 'call.hangUp': 'ended', 'line.failed': 'unavailable' },
      states: {
        calling: {
          description: 'The ends look for a way to each other.',
          after: { connectTimeout: '#call.unavailable' },
          on: { 'line.opened': 'connected' },
        },
        connected: {
          description:
            'The picture and what is drawn on it arrive at the other end. The leak is circled from the start.',
          type: 'parallel',
          entry: [
            { type: 'keepMark', params: { at: 'sent', mark: circledLeak } },
            { type: 'tell', params: { type: 'mark.arrived', mark: circledLeak } },
          ],
          on: {
            'line.measured': {
              actions: { type: 'keep', params: ({ event: { delay, voice } }) => ({ measured: { delay, voice } }) },
            },
            'mark.send': {
              actions: [
                { type: 'keepMark', params: ({ event: { mark } }) => ({ at: 'sent', mark }) },
                { type: 'tell', params: ({ event: { mark } }) => ({ type: 'mark.arrived', mark }) },
              ],
            },
            'mark.arrived': {
              actions: { type: 'keepMark', params: ({ event: { mark } }) => ({ at: 'arrived', mark }) },
            },
          },
          states: {
            picture: {
              initial: 'drawing',
              on: { 'camera.on': '.camera' },
              states: {
                drawing: { description: 'The phone films a drawing: a pump that runs, and a valve that leaks.' },
                refused: { description: 'There is no camera, or it is not allowed. The drawing is shown.' },
                camera: {
                  description: "The phone's picture is the visitor's own camera.",
                  invoke: { src: 'camera' },
                  initial: 'asking',
                  on: { 'camera.off': 'drawing', 'camera.refused': 'refused' },
                  states: {
                    asking: { on: { 'camera.opened': 'shown' } },
                    shown: {
                      description: 'What was drawn on one picture says nothing of the other.',
                      entry: 'clearMarks',
                      exit: 'clearMarks',
                    },
                  },
                },
              },
            },
            voice: {
              initial: 'muted',
              on: { 'microphone.on': '.microphone' },
              states: {
                muted: { description: 'No microphone is open, as in the beginning.' },
                refused: { description: 'There is no microphone, or it is not allowed.' },
                microphone: {
                  description: "The visitor's voice goes from the phone to the engineer.",
                  invoke: { src: 'microphone' },
                  initial: 'asking',
                  on: { 'microphone.off': 'muted', 'microphone.refused': 'refused' },
                  states: { asking: { on: { 'microphone.opened': 'open' } }, open: {} },
                },
              },
            },
            screen: {
              initial: 'unshared',
              on: { 'sheet.share': '.sheet', 'display.share': '.display', 'share.stop': '.unshared' },
              states: {
                unshared: { description: 'The phone shows its own picture only.' },
                refused: { description: 'The visitor chose no screen, or the browser does not allow it.' },
                sheet: { description: 'The phone shows a drawing of the valve.', invoke: { src: 'sheet' } },
                display: {
                  description: "The phone shows the visitor's own screen, a window or a tab.",
                  invoke: { src: 'display' },
                  initial: 'asking',
                  on: { 'display.refused': 'refused' },
                  states: { asking: { on: { 'display.opened': 'shown' } }, shown: {} },
                },
              },
            },
            signing: {
              initial: 'unsigned',
              on: { 'signature.ask': '.pad' },
              states: {
                unsigned: { description: 'Nothing is signed.' },
                pad: {
                  description: 'The phone asks for a signature, drawn or typed.',
                  on: {
                    'signature.cancel': 'unsigned',
                    'signature.send': {
                      actions: {
                        type: 'tell',
                        params: ({ event: { signature } }) => ({ type: 'signature.arrived', signature }),
                      },
                    },
                    'signature.arrived': {
                      target: 'signed',
                      actions: { type: 'keep', params: ({ event: { signature } }) => ({ signature }) },
                    },
                  },
                },
                signed: { description: 'The engineer sees the signature and its date.' },
              },
            },
            recording: {
              initial: 'off',
              on: { 'record.start': '.on' },
              states: {
                off: { description: 'Nothing is recorded.' },
                refused: { description: 'The browser has no way to record what arrives.' },
                on: {
                  description: 'What arrives at the engineer is recorded, until this state is left.',
                  invoke: { src: 'recorder' },
                  on: { 'record.stop': 'off', 'record.refused': 'refused' },
                },
              },
            },
          },
        },
      },
    },
    ended: {
      description: 'No track is open. A signature and a recording are still shown.',
      on: { 'call.start': 'running' },
    },
    unavailable: {
      description: 'The browser cannot connect the ends, so the page refers to the storyboard.',
      on: { 'call.start': 'running' },
    },
  },
})

export type CallActorRef = ActorRefFrom<typeof callMachine>
type Snapshot = SnapshotFrom<typeof callMachine>

export type CallState = 'idle' | 'calling' | 'connected' | 'ended' | 'unavailable'

/** Returns the state of the whole call. */
export function callState({ value }: Snapshot): CallState {
  if (typeof value === 'string') return value
  return typeof value.running === 'string' ? value.running : 'connected'
}

type Regions = Extract<Extract<Snapshot['value'], { running: unknown }>['running'], { connected: unknown }>['connected']
type Leaf<Value> = Value extends string ? Value : Value[keyof Value]
/** The innermost state of each region of a connected call. */
export type Connected = { [Region in keyof Regions]: Leaf<Regions[Region]> }

/** Returns the innermost states of the regions while the call is connected. */
export function connectedIn({ value }: Snapshot): Connected | undefined {
  if (typeof value === 'string' || typeof value.running === 'string') return undefined
  const leaves = Object.entries(value.running.connected).map(([region, state]) => [
    region,
    typeof state === 'string' ? state : Object.values(state)[0],
  ])
  return Object.fromEntries(leaves) as Connected
}
