import { beforeEach, expect, test, vi } from 'vitest'
import { createReport } from './reportFailures.ts'

const file = `${location.origin}/assets/contact-Ab_3-xYz.js`
const place = '/assets/contact-Ab_3-xYz.js'
const sent = vi.fn<(url: string, body: string) => boolean>(() => true)

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockClear()
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(sent as typeof navigator.sendBeacon)
})

/** Returns an error as the engine of a visitor throws it. */
const thrown = (message: string, stack: string, name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack })

const open = () => createReport('/report', `${location.origin}/assets/main-D3mo_-4x.js`)

/** Returns what has been sent within a time. */
function readSent(ms = 0) {
  vi.advanceTimersByTime(ms)
  return sent.mock.calls.map(([url, body]) => [url, JSON.parse(body)] as [string, object])
}

const known = { page: location.pathname, build: 'D3mo_-4x' }

test('sends the name of an error and where it was thrown, and nothing of its message', () => {
  const report = open()
  report(
    'error',
    thrown('jana@example.com', `TypeError: jana@example.com\n    at f (${file}:1:23)\n    at ${file}:4:5`),
  )
  report('rejection', thrown('jana@example.com', `f@${file}:1:23\n`, 'RangeError'))
  // Of a thrown text the event names the place.
  report('error', 'jana@example.com', undefined, `${location.origin}/contact?name=Jana:12:3`)
  expect(readSent()).toEqual([
    ['/report', { ...known, kind: 'error', what: 'TypeError', place: `${place}:1:23` }],
    ['/report', { ...known, kind: 'rejection', what: 'RangeError', place: `${place}:1:23` }],
    ['/report', { ...known, kind: 'error', what: 'Error', place: '/contact:12:3' }],
  ])
})

test('sends a failure once, and three of a page', () => {
  const report = open()
  for (const line of [1, 1, 2, 3, 4]) report('error', thrown('', `${file}:${line}:1`))
  expect(readSent()).toHaveLength(3)
})

test.each([
  [`Failed to fetch dynamically imported module: ${file}`, place],
  [`error loading dynamically imported module: ${file}`, place],
  ['Importing a module script failed.', ''],
])('sends after a second that a module does not load, whatever the engine says: %s', (message, at) => {
  const report = open()
  report('error', thrown(message, ''))
  // Which follows from it.
  report('error', thrown('A module of this page could not be loaded.', `${file}:1:23`))
  expect(readSent(999)).toEqual([])
  expect(readSent(1)).toEqual([['/report', { ...known, kind: 'module', what: 'TypeError', place: at }]])
})

test('sends once that a module throws while it loads, which the router says again', () => {
  const report = open()
  report('module', thrown('f is not a function', `${file}:1:23`))
  report('error', thrown('A module of this page could not be loaded.', `${file}:4:5`))
  expect(readSent(999)).toEqual([])
  expect(readSent(1)).toHaveLength(1)
})

test('sends what a form was answered', () => {
  open()('form', thrown('refused 503', `${file}:1:23`), 'send-contact-email refused 503')
  expect(readSent()).toEqual([
    ['/report', { ...known, kind: 'form', what: 'send-contact-email refused 503', place: `${place}:1:23` }],
  ])
})

test.each([
  ['a script of an extension', thrown('', `a@moz-extension://1/x.js:1:1\nb@${file}:1:23`)],
  ['a script of another origin', thrown('', 'a@https://other.example/x.js:1:1')],
  ['nobody knows what', undefined],
])('sends nothing of %s', (_, error) => {
  open()('error', error)
  expect(readSent()).toEqual([])
})

test('sends nothing without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()('error', thrown('', `${file}:1:23`))
  expect(readSent()).toEqual([])
})
