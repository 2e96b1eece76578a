import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteBuiltIns } from './noteBuiltIns.ts'

let frame: HTMLIFrameElement
let other: Window

// A window of its own, so that a mistake here does not take the test's own built-ins.
beforeEach(() => {
  frame = document.createElement('iframe')
  document.body.append(frame)
  other = frame.contentWindow!
})
afterEach(() => frame.remove())

test('where nothing was overwritten, nothing is put back', () => {
  expect(noteBuiltIns(other)()).toBe(false)
})

test('functions and objects that were overwritten stand again as they stood', () => {
  const names = ['fetch', 'Promise', 'JSON', 'AbortController']
  const before = names.map((name) => Object.getOwnPropertyDescriptor(other, name))
  const putBack = noteBuiltIns(other)
  for (const name of names) Object.defineProperty(other, name, { value: 'theirs', enumerable: false })
  expect(putBack()).toBe(true)
  expect(names.map((name) => Object.getOwnPropertyDescriptor(other, name))).toEqual(before)
})

test('what was taken away is there again', () => {
  const before: unknown = Reflect.get(other, 'fetch')
  const putBack = noteBuiltIns(other)
  expect(Reflect.deleteProperty(other, 'fetch')).toBe(true)
  expect(putBack()).toBe(true)
  expect(Reflect.get(other, 'fetch')).toBe(before)
})

test('once put back, it has not been overwritten until it is again', () => {
  const putBack = noteBuiltIns(other)
  Object.assign(other, { fetch: 'theirs' })
  expect([putBack(), putBack()]).toEqual([true, false])
  Object.assign(other, { fetch: 'theirs again' })
  expect(putBack()).toBe(true)
})

test('a name of the window’s own, such as its title or size, may change', () => {
  const putBack = noteBuiltIns(other)
  other.name = 'chat'
  other.scrollTo(0, 0)
  expect(putBack()).toBe(false)
  expect(other.name).toBe('chat')
})

test('a name that is new, or that stood for a number or a text, is left as it is', () => {
  Object.assign(other, { count: 1 })
  const putBack = noteBuiltIns(other)
  Object.assign(other, { count: 2, ExampleChat: { version: 1 } })
  expect(putBack()).toBe(false)
  expect(['count', 'ExampleChat'].map((name) => Reflect.get(other, name) as unknown)).toEqual([2, { version: 1 }])
})

test('a window is noted without touching another', () => {
  const putBack = noteBuiltIns(window)
  Object.assign(other, { fetch: 'theirs' })
  expect(putBack()).toBe(false)
  expect(Reflect.get(other, 'fetch')).toBe('theirs')
})
