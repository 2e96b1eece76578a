import { expect, test } from 'vitest'
import { canonicalEmail, emailKey, parseAddress, phoneKey } from './addressKeys.ts'

test('compares e-mail addresses in lower case', () => {
  expect(emailKey(' Jana@Example.COM ')).toBe('jana@example.com')
})

test.each([
  ['+421 900 123 456', '+421900123456'],
  ['00421 (900) 123-456', '+421900123456'],
  [' 0900/123.456', '0900123456'],
  ['+44 (0) 20 7946 0000', '+442079460000'],
  ['(02) 123', '02123'],
  ['no number', ''],
])('dials %s as %s', (typed, dialed) => {
  expect(phoneKey(typed)).toBe(dialed)
})

test.each([
  ['Jana+shop@example.com', 'jana@example.com'],
  ['j.a.n.a@example.com', 'j.a.n.a@example.com'],
  ['J.a.na+1@googlemail.com', 'jana@gmail.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('counts %s as %s', (typed, mailbox) => {
  expect(canonicalEmail(typed)).toBe(mailbox)
})

test('tells an e-mail address from a phone number', () => {
  expect(parseAddress('Jana1@Example.com')).toEqual({ email: 'jana1@example.com' })
  expect(parseAddress('00421 900 123 456')).toEqual({ phone: '+421900123456' })
})
