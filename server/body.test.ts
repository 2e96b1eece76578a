import {
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  nat,
  oneof,
  property,
  string,
  tuple,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { maxBytes, parseForm, parseJson, readBody } from './body.ts'

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

test('stops reading a body as soon as it is too long', async () => {
  const send = (pull: (stream: ReadableStreamDefaultController<Uint8Array>) => void) => {
    const body = new ReadableStream<Uint8Array>({ pull })
    return readBody(new Request('https://site/', { method: 'POST', body, duplex: 'half' } as RequestInit))
  }
  expect(await send((stream) => stream.enqueue(new Uint8Array(10_000)))).toBeUndefined()
  const exact = await send((stream) => {
    stream.enqueue(new Uint8Array(maxBytes))
    stream.close()
  })
  expect(exact).toHaveLength(maxBytes)
})

test('parses what browsers send of a form, line breaks as \\n', () => {
  const line = oneof(string(), constantFrom('one\ntwo', '+ &=%41;#', 'Øžł', '👩‍🏭', '\0'))
  assert(
    property(uniqueArray(tuple(line, line), { selector: ([name]) => name, maxLength: 8 }), (entries) => {
      const sent = new URLSearchParams(entries.map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]))
      expect([...parseForm(new TextEncoder().encode(sent.toString()))!]).toEqual(
        entries.map(([name, value]) => [name.replaceAll('\n', '\n'), value]),
      )
    }),
  )
})
