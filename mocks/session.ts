import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { refreshPath } from '#contract/endpoints.ts'
import { allowOrigin, anyOrigin } from '#server/http.ts'

/** Outcomes of a token refresh. */
type RefreshOutcome = 'refreshed' | 'failing' | 'noResponse'

const hour = 3_600

const refresh = () =>
  HttpResponse.json({
    access_token: `access ${crypto.randomUUID()}`,
    refresh_token: `refresh ${crypto.randomUUID()}`,
    token_type: 'bearer',
    expires_in: hour,
    expires_at: Math.floor(Date.now() / 1000) + hour,
    user: { id: '0b0f6f5e-7a53-4c7e-9d0e-2f1f3f6f7f10', email: 'jana@firma.example', factors: [] },
  })

const on = (answer: () => Response | Promise<Response>): HttpHandler =>
  http.post(`*/${refreshPath}`, async () => allowOrigin(await answer(), [anyOrigin], null))

/** Handlers for the token refresh, by outcome: `server.use(session.failing)`. */
export const session: Record<RefreshOutcome, HttpHandler> = {
  refreshed: on(refresh),
  failing: on(() => HttpResponse.json({ message: 'unavailable' }, { status: 503 })),
  noResponse: on(async () => {
    await delay('infinite')
    return refresh()
  }),
}
