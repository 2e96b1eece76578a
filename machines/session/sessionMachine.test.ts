import { expect, test, vi } from 'vitest'
import { createActor, fromCallback, type EventFromLogic } from 'xstate'
import { sessionMachine, type ClientEvent } from './sessionMachine.ts'

/** Starts the machine with a client that reports nothing, and sends the events. */
function startSession(...events: EventFromLogic<typeof sessionMachine>[]) {
  const started = vi.fn<() => void>()
  const ended = vi.fn<() => void>()
  const onError = vi.fn<(error: unknown) => void>()
  const sessionClient = fromCallback<ClientEvent>(() => {
    started()
    return ended
  })
  const session = createActor(sessionMachine.provide({ actors: { sessionClient } }))
  session.on('error', ({ error }) => onError(error))
  session.start()
  for (const event of events) session.send(event)
  return { session, started, ended, onError }
}

const stored = { type: 'session.stored' } as const
const removed = { type: 'session.removed' } as const
const loaded = { type: 'client.loaded' } as const
const failed = { type: 'client.failed', error: new Error('Failed to fetch') } as const

test('loads no client without a session', () => {
  const { session, started } = startSession(removed)
  expect(session.getSnapshot().value).toBe('absent')
  expect(started).not.toHaveBeenCalled()
})

test('loads the client once for a stored session', () => {
  const { session, started } = startSession(stored, stored, loaded, stored)
  expect(session.getSnapshot().value).toEqual({ present: 'loaded' })
  expect(started).toHaveBeenCalledOnce()
})

test.each([
  ['loading', [stored]],
  ['loaded', [stored, loaded]],
])('ends the client when the session is removed while the client is %s', (_, events) => {
  const { session, ended } = startSession(...events, removed)
  expect(session.getSnapshot().value).toBe('absent')
  expect(ended).toHaveBeenCalledOnce()
})

test('emits the error of a client that could not be loaded, and loads it when the session is stored again', () => {
  const { session, started, ended, onError } = startSession(stored, failed)
  expect(session.getSnapshot().value).toBe('unavailable')
  expect(onError).toHaveBeenCalledExactlyOnceWith(failed.error)
  expect(ended).toHaveBeenCalledOnce()
  session.send(stored)
  expect(session.getSnapshot().value).toEqual({ present: 'loading' })
  expect(started).toHaveBeenCalledTimes(2)
})

test('stops no client when the session is removed while the client is unavailable', () => {
  const { session, ended } = startSession(stored, failed, removed)
  expect(session.getSnapshot().value).toBe('absent')
  expect(ended).toHaveBeenCalledOnce()
})

test('names the actor that was not provided', () => {
  const errors: unknown[] = []
  const session = createActor(sessionMachine)
  session.subscribe({ error: (error) => errors.push(error) })
  session.start().send(stored)
  expect(errors).toEqual([new Error('Provide the "sessionClient" actor with machine.provide().')])
})
