// Setup of every test in the browser: starts the mocks as a service worker, clears storage and watches the console.
import '#src/styles/index.css'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { worker } from '#mocks/browser.ts'
import { forgetSent } from '#mocks/functions.ts'
import { endFormFlows } from '#src/form/formFlow.ts'
import { watchConsole } from './expectLogged.ts'

let judgeConsole: () => void

// A request without a mock fails and logs an error, which fails the test.
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
