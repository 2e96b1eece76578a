import { http, type HttpHandler } from 'msw'
import { acceptInMemory, createMockEndpoint } from '#mocks/functions.ts'
import { sent } from '#mocks/sent.ts'
import { site } from '#src/site.ts'
import { createRequest } from './cases.ts'
import { createBlock, type Target } from './runContract.ts'

/** Creates a target for mocks that MSW serves. `use` adds a handler until the end of the test. */
export function mswTarget(place: 'node' | 'worker', backend: string, use: (handler: HttpHandler) => void): Target {
  return {
    place,
    backend,
    anonKey: site.anonKey,
    send: (call) => fetch(createRequest(call)),
    stored: () => sent().map(({ payload }) => payload),
    hold() {
      const { wait, hold } = createBlock()
      const store = acceptInMemory()
      const answer = createMockEndpoint(site.anonKey, async (message) => {
        await wait()
        return store(message)
      })
      use(http.all('*/functions/v1/*', ({ request }) => answer(request)))
      return hold()
    },
  }
}
