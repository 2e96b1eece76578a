import { expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { sessionMachine, type ClientEvent } from './sessionMachine.ts'

const error = new Error('Failed to fetch')
const events = {
  stored: { type: 'session.stored' },
  removed: { type: 'session.removed' },
  failed: { type: 'client.failed', error },
} as const

test.each<{ after: (keyof typeof events)[]; state: string; starts: number; ends: number; errors?: Error[] }>([
  { after: ['removed'], state: 'absent', starts: 0, ends: 0 },
  { after: ['stored', 'stored'], state: 'present', starts: 1, ends: 0 },
  { after: ['stored', 'removed'], state: 'absent', starts: 1, ends: 1 },
  { after: ['stored', 'failed'], state: 'unavailable', starts: 1, ends: 1, errors: [error] },
  { after: ['stored', 'failed', 'removed'], state: 'absent', starts: 1, ends: 1, errors: [error] },
  { after: ['stored', 'failed', 'stored'], state: 'present', starts: 2, ends: 1, errors: [error] },
])(
  'is $state after $after, and counts $starts starts and $ends ends of the client',
  ({ after, state, starts, ends, errors = [] }) => {
    const started = vi.fn<() => void>()
    const ended = vi.fn<() => void>()
    const onError = vi.fn<(error: unknown) => void>()
    const sessionClient = fromCallback<ClientEvent>(() => {
      started()
      return ended
    })
    const session = createActor(sessionMachine.provide({ actors: { sessionClient } }))
    session.on('error', (emitted) => onError(emitted.error))
    session.start()
    for (const name of after) session.send(events[name])
    expect(session.getSnapshot().value).toEqual(state)
    expect([started.mock.calls.length, ended.mock.calls.length]).toEqual([starts, ends])
    expect(onError.mock.calls).toEqual(errors.map((emitted) => [emitted]))
  },
)
