// What every test in the browser gets: the mocks as a service worker, an empty storage, and a watched console.
import '#src/styles/index.css'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { worker } from '#mocks/browser.ts'
import { forgetSent } from '#mocks/sent.ts'
import { endFormFlows } from '#src/flows/startFormFlow.ts'
import { watchConsole } from './expectLogged.ts'

let judgeConsole: () => void

// A request that no mock answers is refused and written to the console, which fails the test.
beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'error' }))

beforeEach(() => {
  judgeConsole = watchConsole()
})

afterEach(() => {
  cleanup()
  endFormFlows()
  vi.useRealTimers()
  vi.restoreAllMocks()
  worker.resetHandlers()
  worker.events.removeAllListeners()
  forgetSent()
  sessionStorage.clear()
  judgeConsole()
})
