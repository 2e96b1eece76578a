import { expect, test } from 'vitest'
import * as v from 'valibot'
import { message } from '../tests/fixtures/visitor.ts'
import { without } from '../tests/fixtures/startForms.ts'
import { ContactMessage, emptyContactDraft, validateContact, type ContactDraft } from './contact.ts'

/** Returns the invalid fields of received JSON. */
const invalidFields = (value: unknown) =>
  v.safeParse(ContactMessage, value).issues?.map((issue) => v.getDotPath(issue)) ?? []

test('returns a valid message unchanged', () => {
  expect(v.parse(ContactMessage, message)).toEqual(message)
  expect(validateContact(message)).toEqual({ body: message, errors: {} })
})

test('returns an empty phone number if it is empty or missing', () => {
  expect(v.parse(ContactMessage, without(message, 'phone')).phone).toBe('')
  expect(v.parse(ContactMessage, { ...message, phone: '   ' }).phone).toBe('')
})

test('asks for each field that is empty or missing', () => {
  const missing = {
    name: 'Enter your name',
    email: 'Enter your email address',
    company: 'Enter your company name',
    message: 'Enter your message',
    gdprConsent: 'Please accept the GDPR consent to proceed',
  }
  expect(validateContact(emptyContactDraft)).toEqual({ body: undefined, errors: missing })
  for (const field of Object.keys(missing)) {
    expect(validateContact(without(message, field) as ContactDraft).errors).toEqual({
      [field]: 'Please fill in this field',
    })
  }
})

test('takes one line that ends with a colon for a message', () => {
  expect(validateContact({ ...message, message: 'About the invoice:' }).errors).toEqual({})
})

test.each([
  ['name', 200],
  ['company', 200],
  ['message', 10_000],
] as const)('limits %s to %i characters', (field, maxLength) => {
  expect(invalidFields({ ...message, [field]: 'a'.repeat(maxLength) })).toEqual([])
  expect(invalidFields({ ...message, [field]: 'a'.repeat(maxLength + 1) })).toEqual([field])
})

test('accepts line breaks only in the message', () => {
  const broken = 'One\r\nTwo\nThree'
  expect(v.parse(ContactMessage, { ...message, message: broken }).message).toBe(broken)
  for (const field of ['name', 'email', 'company', 'phone']) {
    expect(invalidFields({ ...message, [field]: `${message[field as 'name']}\n1` })).toContain(field)
  }
})

test.each([false, 'true', 'on', 1, null])('rejects a consent of %j', (gdprConsent) => {
  expect(v.safeParse(ContactMessage, { ...message, gdprConsent }).issues?.[0].message).toBe(
    'Please accept the GDPR consent to proceed',
  )
})

test.each(['extra', '__proto__', 'constructor', 'toString', ''])('rejects the unknown field %j', (field) => {
  const json = JSON.stringify(message).replace('{', `{${JSON.stringify(field)}:"x",`)
  expect(Object.hasOwn(JSON.parse(json) as object, field)).toBe(true)
  const { body, errors } = validateContact(JSON.parse(json) as ContactDraft)
  expect([body, Object.entries(errors)]).toEqual([undefined, [[field, 'This form has no such field']]])
})

test.each([null, 'text', 7])('rejects %j, which is not an object, without naming a field', (value) => {
  expect(validateContact(value as never)).toEqual({ body: undefined, errors: {} })
})
