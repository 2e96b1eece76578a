import { worker } from '#mocks/browser.ts'

/** Listens to the calls of functions until the test has ended: their Idempotency-Keys, and the moment of the first. */
export function watchCalls() {
  const keys: (string | null)[] = []
  const first = Promise.withResolvers<void>()
  worker.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST') return
    keys.push(request.headers.get('idempotency-key'))
    first.resolve()
  })
  return { keys, first: first.promise }
}
