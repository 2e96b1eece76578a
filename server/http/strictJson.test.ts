import { assert, dictionary, jsonValue, nat, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { parseStrictly } from './strictJson.ts'

test('parses JSON as JSON.parse does', () => {
  assert(
    property(jsonValue({ maxDepth: 5 }), nat(4), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent)
      expect(parseStrictly(text)).toEqual(JSON.parse(text))
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
      for (const text of [twice, `[{}, ${twice}]`, `{"a":{"b":[${twice}]}}`]) {
        expect(() => parseStrictly(text)).toThrow('repeats a name')
      }
    }),
  )
})

test('compares names after unescaping', () => {
  expect(() => parseStrictly(String.raw`{"name":1,"n\u0061me":1}`)).toThrow('repeats a name')
  expect(() => parseStrictly(String.raw`{"\\":1,"\u005c":1}`)).toThrow('repeats a name')
})

test.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
  '{"a":"a","b":"a"}',
  '["a","a"]',
  '{"a":"{","b":"\\"a\\":","c":"}"}',
  '{"a":1,"A":2,"":3," ":4}',
  '{"a\\"":1,"a":2}',
])('allows the same text as a value or in another object: %s', (text) => {
  expect(parseStrictly(text)).toEqual(JSON.parse(text))
})

test.each(['', '{', '{"a":1,}', "{'a':1}", '{"a":1} {}', '/**/{}', 'NaN', '01', '"\t"'])('rejects %j', (text) => {
  expect(() => parseStrictly(text)).toThrow(SyntaxError)
})

test('treats __proto__ as any other name', () => {
  expect(Object.keys(parseStrictly('{"__proto__":1,"constructor":2}') as object)).toEqual(['__proto__', 'constructor'])
  expect(() => parseStrictly('{"__proto__":1,"__proto__":2}')).toThrow('repeats a name')
})

test('parses 64 KiB of nested values', () => {
  const depth = 32_000
  expect(parseStrictly('['.repeat(depth) + ']'.repeat(depth))).toHaveLength(1)
  expect(parseStrictly('{"a":'.repeat(10_000) + 'null' + '}'.repeat(10_000))).toHaveProperty('a')
})
