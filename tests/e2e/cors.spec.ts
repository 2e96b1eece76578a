// VITE_BACKEND_URL may name another origin: a browser then asks the functions before it sends (CORS), and hides from the
// page what they do not release. A worker of mocks never hears that question, so it is put here over the network.
import { expect, test as base, type Page } from '@playwright/test'
import { acceptInMemory, schemas } from '#mocks/functions.ts'
import { createEndpoint } from '#server/http/endpoint.ts'
import { readableFromAnywhere } from '#server/http/cors.ts'
import { errorResponse } from '#server/http/errorResponse.ts'
import { callOf, type Call, type ContractCase } from '../contract/contractCase.ts'
import { serve } from '../contract/tcp.ts'

type Backend = { url: string; methods: string[]; answerWith: (answer: () => Response) => void }

const test = base.extend<{ backend: Backend }>({
  // The policy of a site whose functions are elsewhere allows that origin (headers.test.ts); this site's does not.
  bypassCSP: true,
  backend: async ({ page }, use) => {
    const methods: string[] = []
    const gate = createEndpoint({ schemas, accept: acceptInMemory(), anonKey: 'public' })
    let answer: (() => Response) | undefined
    const { port, close } = await serve(async (request) => {
      methods.push(request.method)
      return request.method === 'POST' && answer ? readableFromAnywhere(answer()) : gate(request)
    })
    await page.goto('/')
    await use({ url: `http://127.0.0.1:${port}`, methods, answerWith: (one) => (answer = one) })
    await close()
  },
})

/** Sends from the page what the site sends, but for what a case changes; what the page can read of the answer. */
function send(page: Page, backend: Backend, asked: Partial<ContractCase> = {}) {
  const { body, ...call } = callOf({ when: '', status: 200, ...asked }, backend.url, 'public', crypto.randomUUID())
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

test('allows a cross-origin message with its three headers', async ({ page, backend }) => {
  expect(await send(page, backend)).toMatchObject({ status: 200, body: '{"ok":true}' })
  expect(backend.methods).toEqual(['OPTIONS', 'POST'])
})

test('exposes the error response to a cross-origin page', async ({ page, backend }) => {
  expect(await send(page, backend, { headers: { apikey: 'other' } })).toMatchObject({ status: 401 })
  backend.answerWith(() => errorResponse(503, 'unavailable', 'The outbox cannot be written.', { retryAfter: 30 }))
  expect(await send(page, backend)).toMatchObject({ status: 503, retryAfter: '30' })
})

test('exposes the relay error header to a cross-origin page', async ({ page, backend }) => {
  backend.answerWith(() => Response.json({}, { headers: { 'x-relay-error': 'true' } }))
  expect(await send(page, backend)).toMatchObject({ status: 200, relayError: 'true' })
})
