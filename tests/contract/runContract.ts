import { expect, test } from 'vitest'
import { readableHeaders, requestHeaders } from '#contract/endpoints.ts'
import { contract, createBody, createRequest, type ContractCase } from './cases.ts'

/** An implementation of the endpoints and how to reach it. */
export type Target = {
  backend: string
  /** Returns the stored payloads, oldest first. */
  stored: () => unknown[] | Promise<unknown[]>
}

/** Registers a test for each case that the target can express. */
export function runContract(target: Target): void {
  test.each(contract)('$status when $when', async (asked) => {
    const { backend, stored } = target
    const before = (await stored()).length
    const key = crypto.randomUUID()
    const send = (one: Partial<ContractCase>) => fetch(createRequest(one, backend, key))
    const first = asked.isSecond && (await send({})).status
    expect(first).toBe(asked.isSecond && 200)
    const response = await send(asked)
    expect(await specifiedParts(response)).toEqual(expectedResponse(asked))
    const accepted = () => (asked.status === 200 ? [JSON.parse(String(createBody(asked))) as unknown] : [])
    expect((await stored()).slice(before)).toEqual(asked.stored ?? accepted())
  })
}

const aReference = expect.stringMatching(/^[\da-f]{12}$/) as string
const aText = expect.stringMatching(/^[A-Z].+/) as string
const readList = (headers: Headers, name: string) =>
  headers
    .get(name)
    ?.toLowerCase()
    .split(/\s*,\s*/) ?? []

/** Returns the parts of a response that the contract specifies. */
async function specifiedParts(response: Response) {
  const { status, headers } = response
  const text = await response.text()
  return {
    status,
    allow: headers.get('allow'),
    isJson: /^application\/json(;|$)/.test(headers.get('content-type') ?? ''),
    body: text && (JSON.parse(text) as unknown),
    // What a page of another origin may read and send.
    origin: headers.get('access-control-allow-origin'),
    readable: readList(headers, 'access-control-expose-headers'),
    methods: readList(headers, 'access-control-allow-methods'),
    headers: readList(headers, 'access-control-allow-headers'),
  }
}

function expectedResponse({ status, method, code, fields }: ContractCase): Awaited<ReturnType<typeof specifiedParts>> {
  const isPreflight = method === 'OPTIONS'
  const errors = fields && Object.fromEntries(fields.map((field) => [field, aText]))
  const error = { code: code ?? 'unprocessable_content', message: aText, ...(errors && { fields: errors }) }
  const body = status === 200 ? { ok: true, reference: aReference } : { error }
  return {
    status,
    allow: status === 405 ? 'POST, OPTIONS' : null,
    isJson: !isPreflight,
    body: isPreflight || method === 'HEAD' ? '' : body,
    origin: '*',
    readable: [...readableHeaders],
    methods: expect.arrayContaining(isPreflight ? ['post'] : []) as string[],
    headers: isPreflight ? [...requestHeaders] : [],
  }
}
