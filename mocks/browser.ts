import { setupWorker } from 'msw/browser'
import { handlers } from './handlers.ts'

/** Serves the mocks in a browser by a service worker. */
export const worker = setupWorker(...handlers)

let started: ReturnType<typeof worker.start> | undefined

/**
 * Starts the worker once in each document. A request that no mock answers fails and logs an error.
 *
 * @returns the worker
 */
export async function startWorker() {
  await (started ??= worker.start({ quiet: true, onUnhandledFrame: 'error' }))
  return worker
}
