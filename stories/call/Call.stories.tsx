import type { EventFromLogic } from 'xstate'
import { callMachine, type Refusal } from '#machines/call/callMachine.ts'
import type { Point } from '#machines/call/marks.ts'
import preview from '#storybook/preview.tsx'
import { statechartUsage } from '#storybook/preview/docs.tsx'
import { CallStory, recorded, type CallArgs } from './CallStory.tsx'

const meta = preview.meta({
  title: 'Call/Call',
  component: CallStory,
  tags: ['autodocs'],
  parameters: {
    a11y: recorded,
    statechart: { disable: false },
    ...statechartUsage(
      callMachine,
      'Use it on the page of the Advanced Chat System only. Here neither connection nor devices are real.',
    ),
  },
  args: { state: 'idle', events: [] } satisfies CallArgs,
})

type CallEvent = EventFromLogic<typeof callMachine>

const calm = {
  line: 'connected',
  camera: 'off',
  microphone: 'off',
  display: 'off',
  sheet: 'off',
  signing: 'closed',
  recording: 'off',
} as const
const connect: CallEvent[] = [
  { type: 'call.start' },
  { type: 'line.opened' },
  { type: 'line.measured', delay: 1.2, voice: 0.2 },
]
const devices = ['camera', 'microphone', 'display'] as const
const ask: CallEvent[] = devices.map((name) => ({ type: `${name}.on` }))
const report = (what: 'granted' | 'ended' | Refusal): CallEvent[] =>
  devices.map((name) => ({ type: `${name}.${what}` }))
const used = (used: 'asked' | 'granted') => ({ camera: { used }, microphone: { used }, display: { used } }) as const
/** Returns the arguments of a call without devices, for one reason. */
const without = (reason: 'ended' | Refusal): CallArgs => ({
  state: { running: { ...calm, camera: reason, microphone: reason, display: reason } },
  events: [...connect, ...ask, ...report(reason)],
})

const around: Point[] = Array.from({ length: 25 }, (_, step) => [
  Math.round(254 + 40 * Math.cos(step / 4)),
  Math.round(69 + 36 * Math.sin(step / 4)),
])
const drawn: CallEvent[] = around.map((at, index) => ({
  type: 'mark.send',
  mark: { kind: index === 0 ? 'begin' : 'extend', at },
}))
const signature = {
  lines: [[[30, 80], [60, 30], [80, 90], [120, 50], [150, 85], [220, 60]]] satisfies Point[][], // prettier-ignore
  name: 'Jana Nováková',
  signedAt: Date.parse('2027-03-05T09:30:00'),
}
const signed: CallEvent[] = [{ type: 'signature.ask' }, { type: 'signature.send', signature }]
const saved: CallEvent = {
  type: 'recording.saved',
  recording: { url: 'data:video/webm;base64,', ending: 'webm', seconds: 12 },
}

export const Idle = meta.story({ name: 'Demonstration before a call (idle)' })
export const Calling = meta.story({
  name: 'Call that is being connected',
  args: { state: { running: { ...calm, line: 'calling' } }, events: [{ type: 'call.start' }] },
})
export const Connected = meta.story({
  name: 'Call that is connected',
  args: { state: { running: calm }, events: [...connect, ...drawn] },
})
export const Asked = meta.story({
  name: 'Call that asks for devices, and shares a drawing meanwhile',
  args: {
    state: { running: { ...calm, ...used('asked'), sheet: 'on' } },
    events: [...connect, { type: 'sheet.on' }, ...ask],
  },
})
export const Granted = meta.story({
  name: 'Call with camera, microphone and screen, recorded',
  args: {
    state: { running: { ...calm, ...used('granted'), recording: 'on' } },
    events: [...connect, ...ask, ...report('granted'), { type: 'recording.on' }],
  },
})
export const Forbidden = meta.story({ name: 'Call whose devices are not allowed', args: without('forbidden') })
export const Busy = meta.story({ name: 'Call whose devices do not start', args: without('busy') })
export const Stopped = meta.story({ name: 'Call whose devices have ended', args: without('ended') })
export const Missing = meta.story({
  name: 'Call without devices, canvas and recorder',
  args: {
    state: {
      running: {
        ...calm,
        camera: 'missing',
        microphone: 'missing',
        display: 'missing',
        sheet: 'failed',
        recording: 'failed',
      },
    },
    events: [...connect, { type: 'sheet.on' }, { type: 'recording.on' }, ...ask, ...report('missing')],
    broken: ['sheet', 'recorder'],
  },
})
export const Signing = meta.story({
  name: 'Call in which the customer signs',
  args: { state: { running: { ...calm, signing: 'pad' } }, events: [...connect, { type: 'signature.ask' }] },
})
export const Ended = meta.story({
  name: 'Call that has ended, with a signature and a recording',
  args: { state: 'ended', events: [...connect, ...signed, saved, { type: 'call.hangUp' }] },
})
export const Unavailable = meta.story({
  name: 'Call that cannot be connected',
  args: { state: 'unavailable', events: [{ type: 'call.start' }], broken: ['line'] },
})
