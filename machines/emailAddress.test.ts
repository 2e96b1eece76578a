import { expect, test } from 'vitest'
import * as v from 'valibot'
import { emailAddress } from './text.ts'

const help = 'Enter an email address in the format name@company.com'
const getError = (value: unknown) => v.safeParse(emailAddress, value).issues?.[0]?.message

/** Returns an address of the given length, with a local part of 64 characters. */
const longAddress = (length: number) => {
  const labels = `${'d'.repeat(63)}.${'d'.repeat(63)}.`
  const rest = length - 65 - labels.length
  return `${'l'.repeat(64)}@${labels}${'d'.repeat(rest - 3)}.de`
}

test.each([
  'jana@example.com',
  'jana.novakova+pumps@sub.example.co.uk',
  "o'neill_1@example.com",
  'a@b.sk',
  'jana@xn--bcher-kva.example',
  'jana@example.xn--p1ai',
  'JANA@EXAMPLE.COM',
])('accepts %s', (address) => {
  expect(v.parse(emailAddress, `  ${address}\n`)).toBe(address)
})

test.each([
  'jana',
  'jana@',
  '@example.com',
  'jana@example',
  'jana@localhost',
  'jana@@example.com',
  'jana novakova@example.com',
  'jana@exa mple.com',
  'jana@example..com',
  'jana@-example.com',
  'jana@example.com.',
  'jana@192.168.0.1',
  'Jana <jana@example.com>',
  'jana@example.com,peter@example.com',
  'jana@exämple.com',
  'jana@example.com\nBcc: all@example.com',
])('rejects %j', (address) => {
  expect(getError(address)).toBeDefined()
})

test('returns the expected format for an invalid address', () => {
  expect(getError('jana@')).toBe(help)
  expect(getError('jana@localhost')).toBe(help)
  expect(getError('  ')).toBe('Enter your email address')
})

test('accepts at most 64 characters before the @', () => {
  expect(getError(`${'l'.repeat(64)}@example.com`)).toBeUndefined()
  expect(getError(`${'l'.repeat(65)}@example.com`)).toBe(help)
})

test('accepts at most 254 characters', () => {
  expect(longAddress(254)).toHaveLength(254)
  expect(getError(longAddress(254))).toBeUndefined()
  expect(getError(longAddress(255))).toBe('Shorten this to 254 characters')
})

test.each([undefined, null, 1, {}, ['jana@example.com']])('rejects a value that is not text: %j', (value) => {
  expect(getError(value)).toBe('Enter your email address')
})
