import * as v from 'valibot'
import { expect, test } from 'vitest'
import { FailureReport } from './failureReport.ts'

const report = {
  kind: 'error',
  what: 'TypeError',
  place: '/assets/contact-Ab_3-x.js:1:2345',
  page: '/blog/b2b-marketing-trends-2024',
  build: 'D3mo_-4x',
}
const read = (change: object) => {
  const { success, output } = v.safeParse(FailureReport, { ...report, ...change })
  return success ? output : undefined
}

test.each([
  {},
  { kind: 'form', what: 'send-contact-email refused 503', place: '' },
  { kind: 'form', what: 'send-consultation-email not-loaded' },
  { kind: 'policy', what: 'script-src-elem inline', place: '/contact:12:1', build: '' },
  { kind: 'policy', what: 'img-src tracker.example' },
  { page: '/' },
])('takes %j as it is', (change) => {
  expect(read(change)).toEqual({ ...report, ...change })
})

test.each([
  { kind: 'constructor' },
  { kind: ['error'] },
  { what: 'Jana Nováková, jana@example.com' },
  { what: 'Unexpected token in the message of Jana' },
  { what: '\u001b]0;rm -rf\u0007' },
  { what: 'TypeError\n' },
  { what: '<b>' },
  { what: '' },
  { what: 'E'.repeat(41) },
  { more: 'x' },
])('refuses %j', (change) => {
  expect(read(change)).toBeUndefined()
})

test.each([
  ['place', 'https://other.example/x.js'],
  ['place', `/${'a'.repeat(101)}`],
  ['place', '/x.js:1:\u001b[2J'],
  ['place', '/x.js?jana@example.com'],
  ['place', 1],
  ['page', '/contact?name=Jana'],
  ['page', '/Jana.Novak'],
  ['page', null],
  ['build', '<script>'],
  ['build', undefined],
])('leaves out a %s that is %j', (field, value) => {
  expect(read({ [field]: value })).toEqual({ ...report, [field]: '' })
})
