// Setup of every test in the browser: starts the mocks as a service worker, clears storage and watches the console.
import '#src/styles/index.css'
import { cleanup } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { startWorker, worker } from '#mocks/browser.ts'
import { forgetSent } from '#mocks/handlers.ts'
import { endFormFlows } from '#src/form/formFlow.ts'
import { leave } from '../fixtures/visit.tsx'
import { watchConsole } from './expectLogged.ts'

let judgeConsole: () => void

// All files share one document. React listens to the events of a document only if its first root is there.
createRoot(document).unmount()

beforeAll(startWorker)

beforeEach(() => {
  judgeConsole = watchConsole()
})

afterEach(() => {
  cleanup()
  leave()
  endFormFlows()
  vi.useRealTimers()
  vi.restoreAllMocks()
  worker.resetHandlers()
  worker.events.removeAllListeners()
  forgetSent()
  sessionStorage.clear()
  judgeConsole()
})
