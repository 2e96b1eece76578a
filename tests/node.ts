// The setup of every test in Node: the mocks answer, and neither an unanswered request nor a logged error passes unseen.
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { server } from '#mocks/node.ts'
import { forgetSent } from '#mocks/sent.ts'
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
  server.resetHandlers()
  forgetSent()
  expect(unanswered.splice(0), 'requests that no mock answers').toEqual([])
  expect(takeErrors(), 'logged errors that the test does not take').toEqual([])
})

afterAll(() => server.close())
