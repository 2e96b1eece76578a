import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { refreshPath } from '#machines/contract.ts'
import { allowOrigin, anyOrigin } from '#server/responses.ts'

/** Outcomes of a token refresh. */
type RefreshOutcome = 'refreshed' | 'slow' | 'refused' | 'failing' | 'noResponse' | 'offline'

const hour = 3_600

// The hosted backend accepts a refresh token only once.
const used = new Set<string>()

async function refresh(request: Request): Promise<Response> {
  const { refresh_token: token } = (await request.json()) as { refresh_token: string }
  if (used.has(token)) return errorResponse('refresh_token_already_used')
  used.add(token)
  return HttpResponse.json({
    access_token: `access ${crypto.randomUUID()}`,
    refresh_token: `refresh ${crypto.randomUUID()}`,
    token_type: 'bearer',
    expires_in: hour,
    expires_at: Math.floor(Date.now() / 1000) + hour,
    user: { id: '0b0f6f5e-7a53-4c7e-9d0e-2f1f3f6f7f10', email: 'jana@firma.example', factors: [] },
  })
}

// The client reads the error code only if this header is set.
const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
const errorResponse = (code: string) =>
  HttpResponse.json({ code, message: 'Invalid Refresh Token' }, { status: 400, headers })

const on = (answer: (request: Request) => Response | Promise<Response>): HttpHandler =>
  http.post(`*/${refreshPath}`, async ({ request }) => {
    const response = await answer(request)
    return response.type === 'error' ? response : allowOrigin(response, [anyOrigin], null)
  })

/** Handlers for the token refresh, by outcome: `server.use(session.refused)`. */
export const session: Record<RefreshOutcome, HttpHandler> = {
  refreshed: on(refresh),
  slow: on(async (request) => {
    await delay(3_000)
    return refresh(request)
  }),
  refused: on(() => errorResponse('refresh_token_not_found')),
  failing: on(() => HttpResponse.json({ message: 'unavailable' }, { status: 503 })),
  noResponse: on(async () => {
    await delay('infinite')
    return HttpResponse.error()
  }),
  offline: on(() => HttpResponse.error()),
}
