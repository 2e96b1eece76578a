import { expect, test } from 'vitest'
import { message } from '../../tests/fixtures/visitor.ts'
import { acceptInMemory, schemas } from '#mocks/functions.ts'
import { sent } from '#mocks/sent.ts'
import { createEndpoint, type Accept } from './endpoint.ts'

/** Returns an endpoint over memory; `before` runs before a message is stored. */
function openEndpoint(before: () => void | Promise<void> = () => undefined) {
  const store = acceptInMemory()
  const accept: Accept = async (valid) => {
    await before()
    return store(valid)
  }
  const answer = createEndpoint({ schemas, accept, anonKey: 'public' })
  const send = (key: string | undefined, body: object = message, name = 'send-contact-email') =>
    answer(
      new Request(`https://backend.example/functions/v1/${name}`, {
        method: 'POST',
        headers: {
          apikey: 'public',
          'Content-Type': 'application/json',
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        body: JSON.stringify(body),
      }),
    )
  return { send }
}

const getCode = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code

test('stores a message that is sent again with its key once, trimmed', async () => {
  const { send } = openEndpoint()
  const reversed = Object.fromEntries(Object.entries(message).toReversed())
  const bodies = [message, message, { ...message, name: ` ${message.name} ` }, reversed]
  const statuses = []
  for (const body of bodies) statuses.push((await send('key', body)).status)
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(sent().map(({ payload }) => payload)).toEqual([message])
})

test('refuses another message with a used key', async () => {
  const { send } = openEndpoint()
  await send('key')
  const response = await send('key', { ...message, name: 'Peter' })
  expect([response.status, await getCode(response)]).toEqual([422, 'idempotency_key_reused'])
  expect(sent()).toHaveLength(1)
})

test.each([[['one', 'two']], [[undefined, undefined]], [['', '']]])(
  'stores equal messages with the keys %j as two',
  async (keys) => {
    const { send } = openEndpoint()
    for (const key of keys) expect((await send(key)).status).toBe(200)
    expect(sent()).toHaveLength(2)
  },
)

test('answers 409 to a retry while the first request is in flight', async () => {
  const storing = Promise.withResolvers<void>()
  const { send } = openEndpoint(() => storing.promise)
  const first = send('key')
  const [second, other] = await Promise.all([send('key'), send('key', { ...message, name: 'Peter' })])
  expect([second.status, await getCode(second)]).toEqual([409, 'in_flight'])
  expect(second.headers.get('retry-after')).toBe('1')
  expect([other.status, await getCode(other)]).toEqual([422, 'idempotency_key_reused'])
  storing.resolve()
  expect((await first).status).toBe(200)
  expect((await send('key')).status).toBe(200)
  expect(sent()).toHaveLength(1)
})

test('accepts a retry with its key after a message was invalid or could not be stored', async () => {
  const answers = [Promise.reject(new Error('full')), Promise.resolve()]
  const { send } = openEndpoint(() => answers.shift())
  expect((await send('key', { ...message, email: 'jana@' })).status).toBe(422)
  expect((await send('key')).status).toBe(503)
  expect((await send('key')).status).toBe(200)
  expect(sent()).toHaveLength(1)
})
