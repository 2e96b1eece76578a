import { expect, test } from 'vitest'
import { ContactMessage } from '#machines/contact/ContactMessage.ts'
import { message } from '../../tests/startContact.ts'
import { createGate } from './gate.ts'

/** A gate before two functions that take as long as they like to accept. */
function openGate(accept: (payload: unknown) => void | Promise<void> = () => undefined) {
  const accepted: unknown[] = []
  const imitated = {
    schema: ContactMessage,
    accept(payload: unknown) {
      accepted.push(payload)
      return accept(payload)
    },
  }
  const answer = createGate({ contact: imitated, other: imitated }, { anonKey: 'public' })
  const send = (key: string | undefined, body: object = message, name = 'contact') =>
    answer(
      new Request(`https://backend.example/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: 'public', 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
        body: JSON.stringify(body),
      }),
    )
  return { accepted, send }
}

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code

test('the same message with the same key is accepted twice and stored once, trimmed', async () => {
  const { accepted, send } = openGate()
  const reversed = Object.fromEntries(Object.entries(message).toReversed())
  const bodies = [message, message, { ...message, name: ` ${message.name} ` }, reversed]
  const statuses = []
  for (const body of bodies) statuses.push((await send('key', body)).status)
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(accepted).toEqual([message])
})

test('another message with the same key is refused', async () => {
  const { accepted, send } = openGate()
  await send('key')
  const response = await send('key', { ...message, name: 'Peter' })
  expect([response.status, await codeOf(response)]).toEqual([422, 'idempotency_key_reused'])
  expect(accepted).toHaveLength(1)
})

test('a key belongs to one function', async () => {
  const { accepted, send } = openGate()
  await send('key')
  expect((await send('key', message, 'other')).status).toBe(422)
  expect(accepted).toHaveLength(1)
})

test('the same message with another key, or with none, is another message', async () => {
  const { accepted, send } = openGate()
  for (const key of ['one', 'two', undefined, undefined]) expect((await send(key)).status).toBe(200)
  expect(accepted).toHaveLength(4)
})

test('the same message while the first is under way has to wait', async () => {
  const { accepted, send } = openGate(() => storing)
  let store = () => {}
  const storing = new Promise<void>((resolve) => {
    store = resolve
  })
  const first = send('key')
  const second = await send('key')
  expect([second.status, await codeOf(second)]).toEqual([409, 'in_flight'])
  expect(second.headers.get('retry-after')).toBe('1')
  store()
  expect((await first).status).toBe(200)
  expect((await send('key')).status).toBe(200)
  expect(accepted).toHaveLength(1)
})

test('a message that was faulty or could not be stored may come again with its key', async () => {
  const answers = [Promise.reject(new Error('full')), Promise.resolve()]
  const { accepted, send } = openGate(() => answers.shift())
  expect((await send('key', { ...message, email: 'jana@' })).status).toBe(422)
  expect((await send('key')).status).toBe(503)
  expect((await send('key')).status).toBe(200)
  expect(accepted).toHaveLength(2)
})
