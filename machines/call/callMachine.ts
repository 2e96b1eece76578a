import { assign, fromCallback, raise, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { notProvided } from '../notProvided.ts'
import { applyMark, circledLeak, noMarks, type Mark, type Marks, type Signature } from './marks.ts'

/** What one end tells the other: the event that the other end gets. */
export type Message = { type: 'mark.arrived'; mark: Mark } | { type: 'signature.arrived'; signature: Signature }

/** What the line between the ends reports: delay in milliseconds there and back, and the voice from 0 to 1. */
export type LineEvent =
  | { type: 'line.opened' | 'line.failed' }
  | { type: 'line.measured'; delay: number | undefined; voice: number | undefined }
  | Message

/** What the browser asks the visitor for. */
export type Device = 'camera' | 'microphone' | 'display'

/** Why there is no device: the browser or the visitor does not allow it, there is none, or it did not start. */
export type Refusal = 'forbidden' | 'missing' | 'busy'

/** What a device reports. It is `ended` when it was unplugged, or when the visitor ended it in the browser's own bar. */
export type DeviceEvent = { type: `${Device}.${'granted' | 'ended' | Refusal}` }

/** The file of a recording: its address in this browser, the ending of its name, its length in seconds. */
export type Recording = { url: string; ending: string; seconds: number }
type RecorderEvent = { type: 'recording.saved'; recording: Recording } | { type: 'recording.failed' }

/** What the visitor does by a button. */
export type PlainEvent =
  | { type: `${'call' | 'check'}.start` | 'call.hangUp' | `signature.${'ask' | 'cancel'}` }
  | { type: `${Device | 'sheet' | 'recording'}.${'on' | 'off'}` }

type VisitorEvent = PlainEvent | { type: 'mark.send'; mark: Mark } | { type: 'signature.send'; signature: Signature }

type Context = {
  /** What the engineer has drawn on the picture, and what of it has arrived at the phone. */
  marks: Record<'sent' | 'arrived', Marks>
  measured: { delay?: number | undefined; voice?: number | undefined }
  /** The signature that has arrived at the engineer. */
  signature: Signature | undefined
  /** Those of all calls: a visitor who calls again has not saved the last one yet. */
  recordings: Recording[]
}
const newCall = { marks: { sent: noMarks, arrived: noMarks }, measured: {}, signature: undefined }

const call = setup({
  types: {
    context: {} as Context,
    events: {} as VisitorEvent | LineEvent | DeviceEvent | RecorderEvent,
    tags: {} as 'running' | Device,
  },
  actors: {
    line: fromCallback<Message>(notProvided('line')),
    camera: fromCallback(notProvided('camera')),
    microphone: fromCallback(notProvided('microphone')),
    display: fromCallback(notProvided('display')),
    sheet: fromCallback(notProvided('sheet')),
    recorder: fromCallback(notProvided('recorder')),
  },
  actions: {
    keep: assign((_, facts: Partial<Context>) => facts),
    keepMark: assign(({ context: { marks } }, { at, mark }: { at: keyof Context['marks']; mark: Mark }) => ({
      marks: { ...marks, [at]: applyMark(marks[at], mark) },
    })),
    addRecording: assign(({ context: { recordings } }, added: Recording) => ({ recordings: [...recordings, added] })),
    tell: sendTo('line', (_, message: Message) => message),
    clearMarks: raise({ type: 'mark.send', mark: { kind: 'clear' } }),
  },
  delays: { connectTimeout: 10_000 },
})

/**
 * Returns the region of a device. It is an actor while it is used, which asks the visitor, and which stops the device when it is
 * left. Only the visitor's press asks.
 *
 * @param granted what happens besides when the device is granted, and when it is not any more
 */
const device = (name: Device, granted: { entry?: 'clearMarks'; exit?: 'clearMarks' } = {}) =>
  call.createStateConfig({
    initial: 'off',
    on: { [`${name}.on`]: '.used' },
    states: {
      off: { description: 'The visitor has not turned it on, or has turned it off.' },
      used: {
        tags: name,
        invoke: { src: name },
        initial: 'asked',
        on: {
          [`${name}.off`]: 'off',
          [`${name}.ended`]: 'ended',
          [`${name}.forbidden`]: 'forbidden',
          [`${name}.missing`]: 'missing',
          [`${name}.busy`]: 'busy',
        },
        states: {
          asked: {
            description: 'The browser is asking the visitor for permission.',
            on: { [`${name}.granted`]: 'granted' },
          },
          granted: { description: 'The other end gets what the device sends.', ...granted },
        },
      },
      ended: { description: 'It was unplugged, or ended in the bar of the browser.' },
      forbidden: { description: 'The visitor, the browser, or the system does not allow it.' },
      missing: { description: 'There is none.' },
      busy: { description: 'There is one, and it did not start. Another program may be using it.' },
    },
  })

/**
 * The visitor tries a call between two ends in this page: a customer's phone at the machine, and an engineer's browser. A
 * check is such a call that asks for camera and microphone at once.
 */
export const callMachine = call.createMachine({
  id: 'call',
  context: { ...newCall, recordings: [] },
  initial: 'idle',
  on: {
    'call.start': '.running',
    'check.start': { target: ['.running.camera.used', '.running.microphone.used'] },
    // The file is ready after its recorder has been stopped.
    'recording.saved': { actions: { type: 'addRecording', params: ({ event }) => event.recording } },
  },
  states: {
    idle: { description: 'The visitor has not tried a call yet.' },
    running: {
      description: 'Both ends are shown. The line joins them over a real peer-to-peer connection.',
      tags: 'running',
      type: 'parallel',
      entry: { type: 'keep', params: newCall },
      invoke: { id: 'line', src: 'line', onError: 'unavailable' },
      on: { 'call.hangUp': 'ended', 'line.failed': 'unavailable' },
      states: {
        line: {
          initial: 'calling',
          states: {
            calling: {
              description: 'The ends look for a way to each other.',
              after: { connectTimeout: '#call.unavailable' },
              on: { 'line.opened': 'connected' },
            },
            connected: {
              description:
                'The picture and what is drawn on it arrive at the other end. The leak is circled at the start.',
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
            },
          },
        },
        // What was drawn on one picture says nothing of the other.
        camera: device('camera', { entry: 'clearMarks', exit: 'clearMarks' }),
        microphone: device('microphone'),
        display: { ...device('display'), on: { 'display.on': '.used', 'sheet.on': '.off' } },
        sheet: {
          initial: 'off',
          on: { 'sheet.on': '.on' },
          states: {
            off: { description: 'The phone does not show the drawing of the valve.' },
            on: {
              description: 'The phone shows the drawing, until a screen that it shows instead is there.',
              invoke: { src: 'sheet', onError: 'failed' },
              on: { 'sheet.off': 'off', 'display.granted': 'off' },
            },
            failed: { description: 'The browser cannot draw it.' },
          },
        },
        signing: {
          initial: 'closed',
          on: { 'signature.ask': '.pad' },
          states: {
            closed: { description: 'Nobody is asked to sign.' },
            pad: {
              description: 'The phone asks for a signature, drawn or typed.',
              on: {
                'signature.cancel': 'closed',
                'signature.send': {
                  actions: {
                    type: 'tell',
                    params: ({ event: { signature } }) => ({ type: 'signature.arrived', signature }),
                  },
                },
                'signature.arrived': {
                  target: 'closed',
                  actions: { type: 'keep', params: ({ event: { signature } }) => ({ signature }) },
                },
              },
            },
          },
        },
        recording: {
          initial: 'off',
          on: { 'recording.on': '.on' },
          states: {
            off: { description: 'Nothing is recorded.' },
            on: {
              description: 'What arrives at the engineer is recorded, until this state is left.',
              invoke: { src: 'recorder', onError: 'failed' },
              on: { 'recording.off': 'off', 'recording.failed': 'failed' },
            },
            failed: { description: 'The browser cannot record what arrives.' },
          },
        },
      },
    },
    ended: { description: 'No device is open. A signature and recordings are still shown.' },
    unavailable: { description: 'The browser cannot connect the ends, so the page refers to the storyboard.' },
  },
})

export type CallActorRef = ActorRefFrom<typeof callMachine>
type Snapshot = SnapshotFrom<typeof callMachine>
type Regions = Extract<Snapshot['value'], { running: unknown }>['running']
type Leaf<Value> = Value extends string ? Value : Value[keyof Value]
/** The innermost state of each region of a running call. */
export type Running = { [Region in keyof Regions]: Leaf<Regions[Region]> }

/** Returns the innermost state of a region of a running call. */
export function stateIn<Region extends keyof Running>(
  { value }: Snapshot,
  region: Region,
): Running[Region] | undefined {
  if (typeof value === 'string') return undefined
  const state: string | object = value.running[region]
  return (typeof state === 'string' ? state : Object.values(state)[0]) as Running[Region]
}

export type CallState = 'idle' | 'calling' | 'connected' | 'ended' | 'unavailable'

/** Returns the state of the whole call. */
export const callState = ({ value }: Snapshot): CallState => (typeof value === 'string' ? value : value.running.line)
