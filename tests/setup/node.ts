// Setup of every test in Node: starts the mocks; a request without a mock fails the test, and so does a logged error.
import assert from 'node:assert/strict'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { server } from '#mocks/node.ts'
import { forgetSent } from '#mocks/handlers.ts'
import { watchConsole } from './expectLogged.ts'

const unanswered: string[] = []

beforeAll(() =>
  server.listen({
    onUnhandledFrame: async ({ frame }) => {
      unanswered.push(await frame.getUnhandledMessage())
      throw new Error('No mock answers this request.')
    },
  }),
)

// Hono replaces them when a server starts, and the mocks would not recognize their own responses in the next file.
const { Request, Response } = globalThis
afterAll(() => {
  Object.defineProperty(globalThis, 'Request', { value: Request })
  Object.defineProperty(globalThis, 'Response', { value: Response })
})

let judgeConsole: () => void
beforeEach(() => {
  judgeConsole = watchConsole(['error'])
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  server.resetHandlers()
  forgetSent()
  assert.deepEqual(unanswered.splice(0), [], 'No mock answers: add an outcome in mocks/, or server.use(…).')
  judgeConsole()
})

afterAll(() => server.close())
