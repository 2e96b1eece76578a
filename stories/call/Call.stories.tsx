import type { EventFromLogic } from 'xstate'
import { callMachine } from '#machines/call/callMachine.ts'
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
  picture: 'drawing',
  voice: 'muted',
  screen: 'unshared',
  signing: 'unsigned',
  recording: 'off',
} as const
const connect: CallEvent[] = [
  { type: 'call.start' },
  { type: 'line.opened' },
  { type: 'line.measured', delay: 1.2, voice: 0.2 },
]
const around: Point[] = Array.from({ length: 25 }, (_, step) => [
  Math.round(254 + 40 * Math.cos(step / 4)),
  Math.round(69 + 36 * Math.sin(step / 4)),
])
const drawn: CallEvent[] = around.map((at, index) => ({
  type: 'mark.send',
  mark: { kind: index === 0 ? 'begin' : 'extend', at },
}))
const signed: CallEvent[] = [
  { type: 'signature.ask' },
  {
    type: 'signature.send',
    signature: { lines: [], name: 'Jana Nováková', signedAt: Date.parse('2027-03-05T09:30:00') },
  },
]
const saved: CallEvent = {
  type: 'recording.saved',
  recording: { url: 'data:video/webm;base64,', ending: 'webm', seconds: 12 },
}

export const Idle = meta.story({ name: 'Demonstration before a call (idle)' })
export const Calling = meta.story({
  name: 'Call that is being connected',
  args: { state: { running: 'calling' }, events: [{ type: 'call.start' }] },
})
export const Connected = meta.story({
  name: 'Connected call with marks',
  args: { state: { running: { connected: calm } }, events: [...connect, ...drawn] },
})
export const Asking = meta.story({
  name: 'Call whose devices are asked for',
  args: {
    state: {
      running: {
        connected: {
          ...calm,
          picture: { camera: 'asking' },
          voice: { microphone: 'asking' },
          screen: { display: 'asking' },
        },
      },
    },
    events: [...connect, { type: 'camera.on' }, { type: 'microphone.on' }, { type: 'display.share' }],
  },
})
export const Refused = meta.story({
  name: 'Call without devices and recorder, which are refused',
  args: {
    state: {
      running: {
        connected: { ...calm, picture: 'refused', voice: 'refused', screen: 'refused', recording: 'refused' },
      },
    },
    events: [
      ...connect,
      ...(['camera.on', 'camera.refused', 'microphone.on', 'microphone.refused'] as const).map((type) => ({ type })),
      ...(['display.share', 'display.refused', 'record.start', 'record.refused'] as const).map((type) => ({ type })),
    ],
  },
})
export const Devices = meta.story({
  name: 'Call with camera, microphone and screen, recorded',
  args: {
    state: {
      running: {
        connected: {
          ...calm,
          picture: { camera: 'shown' },
          voice: { microphone: 'open' },
          screen: { display: 'shown' },
          recording: 'on',
        },
      },
    },
    events: [
      ...connect,
      ...(['camera.on', 'camera.opened', 'microphone.on', 'microphone.opened'] as const).map((type) => ({ type })),
      ...(['display.share', 'display.opened', 'record.start'] as const).map((type) => ({ type })),
    ],
  },
})
export const Signing = meta.story({
  name: 'Call with a shared drawing, before the signature',
  args: {
    state: { running: { connected: { ...calm, screen: 'sheet', signing: 'pad' } } },
    events: [...connect, ...drawn, { type: 'sheet.share' }, { type: 'signature.ask' }],
  },
})
export const Signed = meta.story({
  name: 'Call with a signature and a recording',
  args: {
    state: { running: { connected: { ...calm, signing: 'signed' } } },
    events: [...connect, ...signed, saved],
  },
})
export const Ended = meta.story({
  name: 'Call that has ended',
  args: { state: 'ended', events: [...connect, ...signed, saved, { type: 'call.hangUp' }] },
})
export const Unavailable = meta.story({
  name: 'Call that cannot be connected',
  args: { state: 'unavailable', events: [{ type: 'call.start' }, { type: 'line.failed' }] },
})
