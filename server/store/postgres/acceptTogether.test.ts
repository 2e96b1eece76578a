import { expect, test } from 'vitest'
import { newMessage } from '../../../tests/contract/store/storeUnderTest.ts'
import type { AcceptResult, NewMessage } from '../Store.ts'
import { acceptTogether } from './acceptTogether.ts'

const acceptedAll = (messages: NewMessage[]) =>
  messages.map(({ id }): AcceptResult => ({ outcome: 'accepted', id, suppressed: [] }))
const manyMessages = (length: number) => Array.from({ length }, () => newMessage())
const never = () => false

test('accepts messages of one moment in batches of at most 64, with a result for each', async () => {
  const batches: number[] = []
  const accept = acceptTogether(async (messages) => {
    batches.push(messages.length)
    return acceptedAll(messages)
  }, never)
  const messages = manyMessages(100)
  const results = await Promise.all(messages.map(accept))
  expect(results).toEqual(acceptedAll(messages))
  expect(batches).toEqual([64, 36])
})

test('accepts one by one when one message may have caused an error', async () => {
  const [bad, ...good] = manyMessages(5)
  const accept = acceptTogether(
    async (messages) => {
      if (messages.includes(bad!)) throw new Error('rejected')
      return acceptedAll(messages)
    },
    () => true,
  )
  const [failed, ...others] = await Promise.allSettled([bad!, ...good].map(accept))
  expect(failed).toMatchObject({ status: 'rejected' })
  expect(others).toEqual(acceptedAll(good).map((value) => ({ status: 'fulfilled', value })))
})

test('rejects all of a batch at once when the database is away', async () => {
  let calls = 0
  const accept = acceptTogether(async () => {
    calls += 1
    throw new Error('away')
  }, never)
  const results = await Promise.allSettled(manyMessages(10).map(accept))
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(calls).toBe(1)
})

test('sorts a batch by rate-limit bucket, so that batches lock rows in one order', async () => {
  const order: string[] = []
  const accept = acceptTogether(async (messages) => {
    order.push(...messages.map(({ rateLimits }) => rateLimits[0]!.bucket))
    return acceptedAll(messages)
  }, never)
  const from = (bucket: string) => newMessage({ rateLimits: [{ bucket, limit: 5, seconds: 600 }] })
  await Promise.all(['c', 'a', 'b'].map((bucket) => accept(from(bucket))))
  expect(order).toEqual(['a', 'b', 'c'])
})
