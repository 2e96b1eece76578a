import { expect, test } from 'vitest'
import { stripDescriptions } from './stripDescriptions.ts'

const { handler } = stripDescriptions().transform as unknown as { handler: (code: string) => { code: string } }
const strip = (code: string) => handler(code).code.replace(/\s+/g, '')

test('removes the descriptions of states, also of nested ones and of a state without anything else', () => {
  const code = `createMachine({ states: {
    a: { description: 'The first.', states: { b: { description: 'Nested.' } } },
    c: { tags: 'busy', description: 'The last.', on: {} },
  } })`
  expect(strip(code)).toBe(`createMachine({states:{a:{states:{b:{}}},c:{tags:'busy',on:{}},}})`)
})

test('keeps what visitors read', () => {
  const code = `createMachine({ states: { a: { entry: { params: { description: 'Shortly.' } } } } })`
  expect(strip(code)).toBe(code.replace(/\s+/g, ''))
})
