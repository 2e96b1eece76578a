import { createActor, setup } from 'xstate'
import { expect, test } from 'vitest'
import { createRows, formatValue } from './formatValue.ts'

test('flattens the context into rows with paths', () => {
  expect(createRows({ draft: { name: 'Jana', tags: ['a', 'b'] }, sent: false })).toEqual([
    { path: 'draft.name', text: '"Jana"' },
    { path: 'draft.tags.0', text: '"a"' },
    { path: 'draft.tags.1', text: '"b"' },
    { path: 'sent', text: 'false' },
  ])
})

function newKey() {
  return ''
}
class Clock {
  hands = { hour: 1 }
}

test.each([
  ['ƒ newKey', newKey],
  ['TypeError: no', new TypeError('no')],
  ['Date 1970-01-01T00:00:00.000Z', new Date(0)],
  ['Map', new Map([[1, 2]])],
  ['12n', 12n],
  ['undefined', undefined],
  ['Symbol(s)', Symbol('s')],
  ['actor contact', createActor(setup({}).createMachine({}), { id: 'contact' })],
  ['Clock', new Clock()],
])('describes a value as %s, which JSON cannot', (text, value) => expect(formatValue(value)).toBe(text))

test('stops at circular references', () => {
  const draft: Record<string, unknown> = { name: 'Jana' }
  draft['self'] = draft

  expect(createRows({ draft })).toContainEqual({
    path: 'draft.self',
    text: '{ name: "Jana", self: { name: "Jana", self: {…} } }',
  })
  expect(formatValue(draft)).toBe('{ name: "Jana", self: { name: "Jana", self: {…} } }')
})

test('truncates long text and lists, large contexts and deeply nested values, and says how much is left', () => {
  const [row] = createRows({ message: 'x'.repeat(10_000) })
  expect(row?.text).toContain('(10000 characters)')
  expect(row?.text.length).toBeLessThan(300)

  const rows = createRows(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, index])))
  expect(rows).toHaveLength(201)
  expect(rows.at(-1)).toEqual({ path: '…', text: '4800 more' })

  expect(formatValue(Array.from({ length: 25 }, () => 0))).toBe(`[${'0, '.repeat(20)}… 5 more]`)
  expect(formatValue({ a: { b: { c: 1 } } })).toBe('{ a: { b: {…} } }')
})
