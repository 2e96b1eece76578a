// VITE_BACKEND_URL may name another origin. Browsers then send a preflight request (CORS) and show the page only
// exposed headers. A service worker does not receive preflight requests, so this spec sends them over the network.
import { expect, test as base, type Page } from '@playwright/test'
import { createMockEndpoint } from '#mocks/functions.ts'
import { allowOrigin, anyOrigin, errorResponse } from '#server/responses.ts'
import { createCall, type Call, type ContractCase } from '../contract/cases.ts'
import { serve } from '../contract/tcp.ts'

type Backend = { url: string; methods: string[]; answerWith: (answer: () => Response) => void }

const test = base.extend<{ backend: Backend }>({
  // Bypasses the site's policy, which allows no other origin. For a site with another backend origin, headers.test.ts
  // tests the policy.
  bypassCSP: true,
  backend: async ({ page }, use) => {
    const methods: string[] = []
    const endpoint = createMockEndpoint('public')
    let answer: (() => Response) | undefined
    const { url, close } = await serve(async (request) => {
      methods.push(request.method)
      return request.method === 'POST' && answer ? allowOrigin(answer(), [anyOrigin], null) : endpoint(request)
    })
    await page.goto('/')
    await use({ url, methods, answerWith: (one) => (answer = one) })
    close()
  },
})

/** Sends the site's request with changes from the page; returns what the page can read of the response. */
function send(page: Page, backend: Backend, asked: Partial<ContractCase> = {}) {
  const { body, ...call } = createCall(asked, backend.url, 'public', crypto.randomUUID())
  return page.evaluate(
    async ({ url, method, headers, text }: Omit<Call, 'body'> & { text: string }) => {
      const response = await fetch(url, { method, headers, body: text })
      return {
        status: response.status,
        body: await response.text(),
        retryAfter: response.headers.get('retry-after'),
        relayError: response.headers.get('x-relay-error'),
      }
    },
    { ...call, text: Buffer.from(body!).toString() },
  )
}

test('lets a page of another origin send a message, and read the answer and its headers', async ({ page, backend }) => {
  expect(await send(page, backend)).toMatchObject({
    status: 200,
    body: expect.stringMatching(/^{"ok":true/),
  })
  expect(backend.methods).toEqual(['OPTIONS', 'POST'])
  expect(await send(page, backend, { headers: { apikey: 'other' } })).toMatchObject({ status: 401 })
  backend.answerWith(() => errorResponse(503, 'unavailable', 'The outbox cannot be written.', { retryAfter: 30 }))
  expect(await send(page, backend)).toMatchObject({ status: 503, retryAfter: '30' })
  backend.answerWith(() => Response.json({}, { headers: { 'x-relay-error': 'true' } }))
  expect(await send(page, backend)).toMatchObject({ status: 200, relayError: 'true' })
})
