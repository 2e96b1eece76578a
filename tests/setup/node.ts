// Setup of every test in Node: starts the mocks; a request without a mock or a logged error fails the test.
import assert from 'node:assert/strict'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { server } from '#mocks/node.ts'
import { forgetSent } from '#mocks/functions.ts'
import { takeErrors, watchErrors } from './consoleErrors.ts'

const unanswered: string[] = []

beforeAll(() =>
  server.listen({
    onUnhandledFrame: async ({ frame }) => {
      unanswered.push(await frame.getUnhandledMessage())
      throw new Error('No mock answers this request.')
    },
  }),
)

beforeEach(watchErrors)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  server.resetHandlers()
  forgetSent()
  assert.deepEqual(
    unanswered.splice(0),
    [],
    'A request that no mock answers: add an outcome in mocks/, or server.use(…).',
  )
  assert.deepEqual(takeErrors(), [], 'A logged error that the test does not take: expect(takeErrors()).toEqual([…]).')
})

afterAll(() => server.close())
