import { setupWorker } from 'msw/browser'
import { handlers } from './functions.ts'

/** Serves the mocks in a browser by a service worker. */
export const worker = setupWorker(...handlers)
