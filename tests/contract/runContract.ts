import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { bodyOf, callOf, type Call, type ContractCase, type Place } from './contractCase.ts'

/** A server under the contract, and how it is reached. */
export type Ground = {
  place: Place
  backend: string
  anonKey: string
  send: (call: Call) => Promise<Response>
  /** What has been stored so far, the oldest first. */
  stored: () => unknown[]
  /** From now on storing takes until `release()`; `begun` when something is about to be stored. */
  hold: () => Hold
}
export type Hold = { begun: Promise<void>; release: () => void }

/** Registers a test for each case that the place can express. */
export function runContract(ground: Ground): void {
  const cases = contract.filter(({ cannot }) => cannot?.[ground.place] === undefined)

  test.each(cases)('$status when $when', async (asked) => {
    const before = ground.stored().length
    const body = bodyOf(asked)
    const { response, earlier } = await sendBoth({ ...asked, body }, ground)
    expect(earlier).toBe(asked.earlier && 200)
    expect(await saidIn(response)).toEqual(rightAnswer(asked))
    const accepted = () => (asked.status === 200 ? [JSON.parse(String(body)) as unknown] : [])
    expect(ground.stored().slice(before)).toEqual(asked.stored ?? accepted())
  })
}

/** Sends what came earlier and the call itself, with the same key. */
async function sendBoth(asked: ContractCase, { send, hold, backend, anonKey }: Ground) {
  const key = crypto.randomUUID()
  const call = callOf(asked, backend, anonKey, key)
  if (!asked.earlier) return { response: await send(call) }
  const { is, ...before } = asked.earlier
  const earlierCall = callOf({ when: '', status: 200, ...before }, backend, anonKey, key)
  if (is === 'answered') return { earlier: (await send(earlierCall)).status, response: await send(call) }
  const { begun, release } = hold()
  const first = send(earlierCall)
  await begun
  const response = await send(call)
  release()
  return { earlier: (await first).status, response }
}

const aText = expect.stringMatching(/^[A-Z].+/) as string
const sentHeaders = ['apikey', 'authorization', 'content-type', 'idempotency-key', 'x-client-info']
const listIn = (headers: Headers, name: string) =>
  headers
    .get(name)
    ?.toLowerCase()
    .split(/\s*,\s*/) ?? []

/** What of an answer the contract speaks about. */
async function saidIn(response: Response) {
  const { status, headers } = response
  const text = await response.text()
  return {
    status,
    allow: headers.get('allow'),
    isJson: /^application\/json(;|$)/.test(headers.get('content-type') ?? ''),
    body: text && (JSON.parse(text) as unknown),
    // What a page of another origin may read, and what it may send.
    origin: headers.get('access-control-allow-origin'),
    readable: listIn(headers, 'access-control-expose-headers'),
    methods: listIn(headers, 'access-control-allow-methods'),
    headers: listIn(headers, 'access-control-allow-headers'),
  }
}

function rightAnswer({ status, method, allow, code, fields }: ContractCase): Awaited<ReturnType<typeof saidIn>> {
  const asksFirst = method === 'OPTIONS'
  const faults = fields && Object.fromEntries(fields.map((field) => [field, aText]))
  const error = { code: code ?? 'unprocessable_content', message: aText, ...(faults && { fields: faults }) }
  const body = status === 200 ? { ok: true } : { error }
  return {
    status,
    allow: allow ?? null,
    isJson: !asksFirst,
    body: asksFirst || method === 'HEAD' ? '' : body,
    origin: '*',
    readable: expect.arrayContaining(['retry-after', 'x-relay-error']) as string[],
    methods: expect.arrayContaining(asksFirst ? ['post'] : []) as string[],
    headers: expect.arrayContaining(asksFirst ? sentHeaders : []) as string[],
  }
}
