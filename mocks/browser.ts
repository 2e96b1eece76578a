import { setupWorker } from 'msw/browser'
import { handlers } from './handlers.ts'

/** The mocks in a browser, as a service worker. */
export const worker = setupWorker(...handlers)
