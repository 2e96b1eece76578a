import { http, type HttpHandler } from 'msw'
import { createEndpoint } from '#server/http/endpoint.ts'
import { schemas } from '#mocks/functions.ts'
import { sent } from '#mocks/sent.ts'
import { site } from '#src/site.ts'
import { createRequest } from './contractCase.ts'
import { blockingAccept } from './blockingAccept.ts'
import type { Target } from './runContract.ts'

/** Creates a target for mocks that MSW serves. `use` adds a handler until the end of the test. */
export function mswTarget(place: 'node' | 'worker', backend: string, use: (handler: HttpHandler) => void): Target {
  return {
    place,
    backend,
    anonKey: site.anonKey,
    send: (call) => fetch(createRequest(call)),
    stored: () => sent().map(({ payload }) => payload),
    hold() {
      const { accept, hold } = blockingAccept()
      const answer = createEndpoint({ schemas, accept, anonKey: site.anonKey })
      use(http.all('*/functions/v1/*', ({ request }) => answer(request)))
      return hold()
    },
  }
}
