import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { sessionMachine } from './sessionMachine.ts'

/** Starts the machine with a client that comes, fails or waits as told. */
function startSession(load: () => Promise<void>) {
  const loadClient = vi.fn<() => Promise<void>>(load)
  const closeClient = vi.fn<() => void>()
  const logError = vi.fn<(error: unknown) => void>()
  const session = createActor(
    sessionMachine.provide({
      actors: { loadClient: fromPromise<void, void>(() => loadClient()) },
      actions: { closeClient: () => closeClient(), logError: (_, error) => logError(error) },
    }),
  ).start()
  return { session, loadClient, closeClient, logError }
}

test('a visitor without a session has no client', () => {
  const { session, loadClient } = startSession(() => Promise.resolve())
  session.send({ type: 'session.removed' })
  expect(session.getSnapshot().value).toBe('absent')
  expect(loadClient).not.toHaveBeenCalled()
})

test('the client is fetched once for a stored session', async () => {
  const { session, loadClient } = startSession(() => Promise.resolve())
  session.send({ type: 'session.stored' })
  session.send({ type: 'session.stored' })
  await waitFor(session, (snapshot) => snapshot.matches('loaded'))
  session.send({ type: 'session.stored' })
  expect(loadClient).toHaveBeenCalledTimes(1)
})

test.each(['loading', 'loaded'] as const)(
  'a session that ends while the client is %s ends the client',
  async (state) => {
    const { session, closeClient } = startSession(() =>
      state === 'loaded' ? Promise.resolve() : new Promise(() => {}),
    )
    session.send({ type: 'session.stored' })
    await waitFor(session, (snapshot) => snapshot.matches(state))
    session.send({ type: 'session.removed' })
    expect(session.getSnapshot().value).toBe('absent')
    expect(closeClient).toHaveBeenCalledTimes(1)
  },
)

test('a client that could not be fetched is logged, and fetched again when the session is stored anew', async () => {
  const lost = new Error('Failed to fetch')
  const answers = [Promise.reject(lost), Promise.resolve()]
  const { session, loadClient, logError } = startSession(() => answers.shift()!)
  session.send({ type: 'session.stored' })
  await waitFor(session, (snapshot) => snapshot.matches('unavailable'))
  expect(logError).toHaveBeenCalledWith(lost)
  session.send({ type: 'session.stored' })
  await waitFor(session, (snapshot) => snapshot.matches('loaded'))
  expect(loadClient).toHaveBeenCalledTimes(2)
})

test('a session that ends while the client is unavailable leaves nothing to end', async () => {
  const { session, closeClient } = startSession(() => Promise.reject(new Error('Failed to fetch')))
  session.send({ type: 'session.stored' })
  await waitFor(session, (snapshot) => snapshot.matches('unavailable'))
  session.send({ type: 'session.removed' })
  expect(session.getSnapshot().value).toBe('absent')
  expect(closeClient).not.toHaveBeenCalled()
})
