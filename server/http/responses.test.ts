import { expect, test } from 'vitest'
import { maxDropped, readBody } from './responses.ts'

test('stops reading an endless body', async () => {
  let pulled = 0
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      stream.enqueue(new Uint8Array(10_000))
      pulled += 10_000
    },
  })
  const request = new Request('https://site/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  expect(await readBody(request)).toBeUndefined()
  expect(pulled).toBeLessThan(maxDropped + 30_000)
})
