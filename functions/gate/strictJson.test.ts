import { assert, dictionary, jsonValue, nat, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { parseStrictly } from './strictJson.ts'

test('what is JSON is read as JSON.parse reads it', () => {
  assert(
    property(jsonValue({ maxDepth: 5 }), nat(4), (value, indent) => {
      const text = JSON.stringify(value, undefined, indent)
      expect(parseStrictly(text)).toEqual(JSON.parse(text))
    }),
  )
})

test('a name that stands in an object twice is refused, wherever the object is', () => {
  assert(
    property(dictionary(string(), jsonValue(), { minKeys: 1 }), nat(), (record, pick) => {
      const members = Object.entries(record).map(
        ([name, value]) => `${JSON.stringify(name)} : ${JSON.stringify(value)}`,
      )
      const twice = `{${[...members, members[pick % members.length]].join(', ')}}`
      for (const text of [twice, `[{}, ${twice}]`, `{"a":{"b":[${twice}]}}`]) {
        expect(() => parseStrictly(text)).toThrow(/stands in an object twice/)
      }
    }),
  )
})

test('a name is compared as it is read, not as it is written', () => {
  expect(() => parseStrictly(String.raw`{"name":1,"n\u0061me":1}`)).toThrow('"name" stands in an object twice')
  expect(() => parseStrictly(String.raw`{"\\":1,"\u005c":1}`)).toThrow('twice')
})

test.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
  '{"a":"a","b":"a"}',
  '["a","a"]',
  '{"a":"{","b":"\\"a\\":","c":"}"}',
  '{"a":1,"A":2,"":3," ":4}',
  '{"a\\"":1,"a":2}',
])('the same text as a value or in another object is no repetition: %s', (text) => {
  expect(parseStrictly(text)).toEqual(JSON.parse(text))
})

test.each(['', '{', '{"a":1,}', "{'a':1}", '{"a":1} {}', '/**/{}', 'NaN', '01', '"\t"'])('%j is not JSON', (text) => {
  expect(() => parseStrictly(text)).toThrow(SyntaxError)
})

test('__proto__ is a name like any other', () => {
  expect(Object.keys(parseStrictly('{"__proto__":1,"constructor":2}') as object)).toEqual(['__proto__', 'constructor'])
  expect(() => parseStrictly('{"__proto__":1,"__proto__":2}')).toThrow('twice')
})

test('64 KiB of nested values are read', () => {
  const depth = 32_000
  expect(parseStrictly('['.repeat(depth) + ']'.repeat(depth))).toHaveLength(1)
  expect(parseStrictly('{"a":'.repeat(10_000) + 'null' + '}'.repeat(10_000))).toHaveProperty('a')
})
