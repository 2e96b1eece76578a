import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { message, without } from '../../tests/startContact.ts'
import { contactFaults, ContactMessage } from './ContactMessage.ts'

/** The fields at fault in what was received as JSON. */
const fieldsAtFault = (value: unknown) =>
  v.safeParse(ContactMessage, value).issues?.map((issue) => v.getDotPath(issue)) ?? []

test('a message with nothing wrong is taken exactly as it is', () => {
  expect(v.parse(ContactMessage, message)).toEqual(message)
  expect(contactFaults(message)).toEqual({})
})

test('every text of a message is trimmed', () => {
  const { gdprConsent, ...texts } = message
  const padded = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, `\n ${text} `]))
  expect(v.parse(ContactMessage, { ...padded, gdprConsent })).toEqual(message)
})

test('a phone number may be empty or left out, and is then the empty text', () => {
  expect(v.parse(ContactMessage, without(message, 'phone')).phone).toBe('')
  expect(v.parse(ContactMessage, { ...message, phone: '   ' }).phone).toBe('')
})

test.each(['name', 'email', 'company', 'message', 'gdprConsent'] as const)('a message needs its %s', (field) => {
  expect(fieldsAtFault(without(message, field))).toEqual([field])
})

test.each([
  ['name', 200],
  ['company', 200],
  ['message', 10_000],
] as const)('%s may be %i characters long, and not one more', (field, most) => {
  expect(fieldsAtFault({ ...message, [field]: 'a'.repeat(most) })).toEqual([])
  expect(fieldsAtFault({ ...message, [field]: 'a'.repeat(most + 1) })).toEqual([field])
})

test('lines may break in the message, and nowhere else', () => {
  const broken = 'One\r\nTwo\nThree'
  expect(v.parse(ContactMessage, { ...message, message: broken }).message).toBe(broken)
  for (const field of ['name', 'email', 'company', 'phone']) {
    expect(fieldsAtFault({ ...message, [field]: `${message[field as 'name']}\n1` })).toContain(field)
  }
})

test.each([false, 'true', 'on', 1, null])('nothing but true is a consent: %j', (gdprConsent) => {
  expect(v.safeParse(ContactMessage, { ...message, gdprConsent }).issues?.[0].message).toBe(
    'Please accept the GDPR consent to proceed',
  )
})

describe('what comes as JSON', () => {
  test.each(['name', 'email', 'company', 'phone', 'message'])('is never turned into text: %s', (field) => {
    for (const value of [7, true, null, ['Jana'], { text: 'Jana' }]) {
      expect(fieldsAtFault({ ...message, [field]: value })).toEqual([field])
    }
  })

  test.each(['extra', '__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])(
    'is refused with a field that nobody knows: %j',
    (field) => {
      const json = JSON.stringify(message).replace('{', `{${JSON.stringify(field)}:"x",`)
      expect(Object.hasOwn(JSON.parse(json) as object, field)).toBe(true)
      expect(v.is(ContactMessage, JSON.parse(json))).toBe(false)
    },
  )

  test('cannot hide its fields in a prototype', () => {
    expect(v.is(ContactMessage, JSON.parse(`{"__proto__":${JSON.stringify(message)}}`))).toBe(false)
  })

  test.each([null, 'text', 7, true, [], [message]])('is refused when it is no record: %j', (value) => {
    expect(v.is(ContactMessage, value)).toBe(false)
  })
})
