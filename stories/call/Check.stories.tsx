import type { EventFromLogic } from 'xstate'
import { callMachine } from '#machines/call/callMachine.ts'
import preview from '#storybook/preview.tsx'
import { statechartUsage } from '#storybook/preview/docs.tsx'
import { CheckStory, type CallArgs } from './CallStory.tsx'

const meta = preview.meta({
  title: 'Call/Check',
  component: CheckStory,
  tags: ['autodocs'],
  parameters: {
    statechart: { disable: false },
    ...statechartUsage(
      callMachine,
      'Use it where a visitor waits for a call. Here neither connection nor devices are real.',
    ),
  },
  args: { state: 'idle', events: [] } satisfies CallArgs,
})

const rest = { screen: 'unshared', signing: 'unsigned', recording: 'off' } as const
const connect: EventFromLogic<typeof callMachine>[] = [{ type: 'call.start' }, { type: 'line.opened' }]

export const CheckIdle = meta.story({ name: 'Check before a call (idle)' })
export const CheckCalling = meta.story({
  name: 'Check that connects',
  args: { state: { running: 'calling' }, events: [{ type: 'call.start' }] },
})
export const CheckAsking = meta.story({
  name: 'Check that asks for the devices',
  args: {
    state: {
      running: { connected: { ...rest, picture: { camera: 'asking' }, voice: { microphone: 'asking' } } },
    },
    events: [...connect, { type: 'camera.on' }, { type: 'microphone.on' }],
  },
})
export const CheckWorks = meta.story({
  name: 'Check whose devices work',
  args: {
    state: { running: { connected: { ...rest, picture: { camera: 'shown' }, voice: { microphone: 'open' } } } },
    events: [
      ...connect,
      ...(['camera.on', 'camera.opened', 'microphone.on', 'microphone.opened'] as const).map((type) => ({ type })),
      { type: 'line.measured', delay: 1.2, voice: 0.2 },
    ],
  },
})
export const CheckSilent = meta.story({
  name: 'Check that hears nothing yet',
  args: {
    state: { running: { connected: { ...rest, picture: 'refused', voice: { microphone: 'open' } } } },
    events: [
      ...connect,
      ...(['camera.on', 'camera.refused', 'microphone.on', 'microphone.opened'] as const).map((type) => ({ type })),
    ],
  },
})
export const CheckRefused = meta.story({
  name: 'Check without devices, which are refused',
  args: {
    state: { running: { connected: { ...rest, picture: 'refused', voice: 'refused' } } },
    events: [
      ...connect,
      ...(['camera.on', 'camera.refused', 'microphone.on', 'microphone.refused'] as const).map((type) => ({ type })),
    ],
  },
})
export const CheckEnded = meta.story({
  name: 'Check that has ended',
  args: { state: 'ended', events: [...connect, { type: 'call.hangUp' }] },
})
export const CheckUnavailable = meta.story({
  name: 'Check in a browser without video calls',
  args: { state: 'unavailable', events: [{ type: 'call.start' }, { type: 'line.failed' }] },
})
