import { assert, dictionary, jsonValue, nat, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { maxDropped, parseJson, readBody } from './responses.ts'

const parse = (text: string) => parseJson(new TextEncoder().encode(text))

test('parses JSON as JSON.parse does', () => {
  assert(
    property(jsonValue({ maxDepth: 5 }), nat(4), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent)
      expect(parse(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('rejects an object that repeats a name, at any depth', () => {
  assert(
    property(dictionary(string(), jsonValue(), { minKeys: 1 }), nat(), (record, pick) => {
      const members = Object.entries(record).map(
        ([name, value]) => `${JSON.stringify(name)} : ${JSON.stringify(value)}`,
      )
      const twice = `{${[...members, members[pick % members.length]].join(', ')}}`
      for (const text of [twice, `[{}, ${twice}]`, `{"a":{"b":[${twice}]}}`]) expect(parse(text)).toBeUndefined()
    }),
  )
})

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
