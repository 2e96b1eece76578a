import { http, type HttpHandler } from 'msw'
import { createGate } from '#functions/gate/gate.ts'
import { sent } from '#mocks/sent.ts'
import { site } from '#src/site.ts'
import { requestOf } from './contractCase.ts'
import { heldFunctions } from './heldFunctions.ts'
import type { Ground } from './runContract.ts'

/** The mocks as MSW serves them; `use` lets a handler answer until the end of the test. */
export function mswGround(place: 'node' | 'worker', backend: string, use: (handler: HttpHandler) => void): Ground {
  return {
    place,
    backend,
    anonKey: site.anonKey,
    send: (call) => fetch(requestOf(call)),
    stored: () => sent().map(({ payload }) => payload),
    hold() {
      const { functions, hold } = heldFunctions()
      const answer = createGate(functions, { anonKey: site.anonKey })
      use(http.all('*/functions/v1/*', ({ request }) => answer(request)))
      return hold()
    },
  }
}
