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

const rest = {
  line: 'connected',
  display: 'off',
  sheet: 'off',
  signing: 'closed',
  recording: 'off',
} as const
const connect: EventFromLogic<typeof callMachine>[] = [{ type: 'check.start' }, { type: 'line.opened' }]

export const CheckIdle = meta.story({ name: 'Check before a call (idle)' })
export const CheckWorks = meta.story({
  name: 'Check whose devices work',
  args: {
    state: { running: { ...rest, camera: { used: 'granted' }, microphone: { used: 'granted' } } },
    events: [
      ...connect,
      { type: 'camera.granted' },
      { type: 'microphone.granted' },
      { type: 'line.measured', delay: 1.2, voice: 0.2 },
    ],
  },
})
export const CheckRefused = meta.story({
  name: 'Check whose camera does not start, and whose microphone is not allowed',
  args: {
    state: { running: { ...rest, camera: 'busy', microphone: 'forbidden' } },
    events: [...connect, { type: 'camera.busy' }, { type: 'microphone.forbidden' }],
  },
})
export const CheckEnded = meta.story({
  name: 'Check that has ended',
  args: { state: 'ended', events: [...connect, { type: 'call.hangUp' }] },
})
