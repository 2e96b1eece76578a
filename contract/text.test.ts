import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { emailAddress, isBlank, line, optional, phoneNumber, prose } from './text.ts'

const name = line(200, 'Enter your name')
const text = prose(10_000, 'Enter your message')

/** Returns the first error of a text; undefined if it is valid. */
const getError = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).issues?.[0]?.message

describe('a line', () => {
  test('trims every kind of white space', () => {
    expect(v.parse(name, ' \t\n\u00A0\u3000\uFEFFJana Nováková\r\n ')).toBe('Jana Nováková')
  })

  test('limits the length after trimming', () => {
    expect(getError(name, ` ${'a'.repeat(200)} `)).toBeUndefined()
    expect(getError(name, 'a'.repeat(201))).toBe('Use at most 200 characters')
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a zero-width space', '\u200B'],
    ['a no-break space', '\u00A0'],
    ['zero-width joiners', '\u200D\u200C\u2060'],
    ['a soft hyphen', '\u00AD'],
    ['marks that turn the direction', '\u202E\u2066\u2069'],
    ['a braille blank', '\u2800'],
    ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
    ['a variation selector', '\uFE0F'],
    ['tag characters', '\u{E0001}\u{E0020}'],
    ['an accent without a letter', '\u0301'],
  ])('treats %s as missing', (_, value) => {
    expect(getError(name, value)).toBe('Enter your name')
    expect(isBlank(value)).toBe(true)
  })

  test.each(['\0', '\u0007', '\n', '\r', '\t', '\u001B', '\u007F', '\u0085', '\uD800'])(
    'rejects the control character %j',
    (character) => {
      expect(getError(name, `Jana${character}Nováková`)).toBe(
        'Some characters in this field can’t be read. Please type its text again.',
      )
    },
  )

  test.each(['李', 'Ø', '😀', '👩‍👩‍👧', 'شركة\u200Fالمضخات', "O'Neill & Söhne <GmbH>", 'é'])('accepts %s', (value) => {
    expect(v.parse(name, value)).toBe(value)
    expect(isBlank(value)).toBe(false)
  })

  test.each([undefined, null, 7, true, {}, [], ['Jana']])('rejects a value that is not text: %j', (value) => {
    expect(getError(name, value)).toBe('Enter your name')
  })
})

describe('prose', () => {
  test('keeps line breaks and tabs, and trims the ends', () => {
    expect(v.parse(text, '\n One\r\nTwo\n\n\tThree \n')).toBe('One\r\nTwo\n\n\tThree')
  })

  test('limits the length to 10,000 characters', () => {
    expect(getError(text, 'a'.repeat(10_000))).toBeUndefined()
    expect(getError(text, 'a'.repeat(10_001))).toBe('Use at most 10,000 characters')
    expect(getError(prose(1_000_000, ''), 'a'.repeat(1_000_001))).toBe('Use at most 1,000,000 characters')
  })

  test.each(['', ' \n\t ', '\u200B\n\u200B'])('treats %j as missing, because it is invisible', (value) => {
    expect(getError(text, value)).toBe('Enter your message')
  })

  test.each(['\0', '\u000B', '\u000C', '\u001B', '\u007F', '\u0085', '\uDC00', '\uD83D\n\uDE00'])(
    'rejects %j',
    (character) => {
      expect(getError(text, `One${character}Two`)).toBe(
        'Some characters in this field can’t be read. Please type its text again.',
      )
    },
  )
})

const phones = { 'a required phone number': phoneNumber, 'an optional phone number': optional(phoneNumber) }
describe.each(Object.entries(phones))('%s', (_, phone) => {
  test.each(['+421 900 123 456', '(02) 5555-1234', '0800/123.456', '7', '1'.repeat(40)])('accepts %s', (value) => {
    expect(v.parse(phone, ` ${value} `)).toBe(value)
  })

  test.each(['12 ABC', 'ABC 12', '+ ( )', '12;34', '½', '12,34', 'ext. 12'])(
    'says what to enter instead of %j',
    (value) => {
      expect(getError(phone, value)).toContain('these characters: + ( ) - . /')
    },
  )

  test.each(['12\n34', '12\t34', 421_900, null])('rejects %j', (value) => {
    expect(getError(phone, value)).toBeDefined()
  })

  test('limits the length to 40 characters', () => {
    expect(getError(phone, '1'.repeat(41))).toBe('Use at most 40 characters')
  })

  test.each([
    ['+421\u00A0900\u202F123\u2009456', '+421 900 123 456'],
    ['\u202A+421 900 123 456\u202C', '+421 900 123 456'],
    ['\u200E+421900123456', '+421900123456'],
    ['+421\u200B900', '+421900'],
    ['+421\u20112\u20115555\u20131234', '+421-2-5555-1234'],
    ['02\u22125555', '02-5555'],
    ['+1\uFE0D-555', '+1-555'],
    ['＋４２１（２）', '+421(2)'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['+९१ ۰', '+91 0'],
  ])('reads the copied %j as %s', (copied, plain) => expect(v.parse(phone, copied)).toBe(plain))
})

test('treats an invisible phone number as empty, which is an error only if it is required', () => {
  for (const value of ['', '  ', '\u200B']) {
    expect(getError(phoneNumber, value)).toBe('Enter your phone number')
    expect(v.parse(optional(phoneNumber), value)).toBe('')
  }
  expect(getError(phoneNumber, null)).toBe('Enter your phone number')
})

describe('an email address', () => {
  const help = 'Enter an email address in the format name@company.com'

  test.each([
    'jana.novakova+pumps@sub.example.co.uk',
    "o'neill_1@example.com",
    'a@b.sk',
    'jana@xn--bcher-kva.example',
    'jana@example.xn--p1ai',
    'JANA@EXAMPLE.COM',
    `${'l'.repeat(64)}@example.com`,
  ])('accepts %s', (address) => expect(v.parse(emailAddress, `  ${address}\n`)).toBe(address))

  test.each([
    'jana',
    'jana@',
    '@example.com',
    'jana@example',
    'jana@localhost',
    'jana.nova@localhost',
    'jana.@localhost',
    'jana@plant.example.1',
    'jana@@example.com',
    'jana novakova@example.com',
    'jana@example..com',
    'jana@-example.com',
    'jana@example.com.',
    'jana@192.168.0.1',
    'Jana <jana@example.com>',
    'jana@example.com,peter@example.com',
    'jána@example.com',
    'jana@exämple.com/x',
    'jana@exämple.com:80',
    'jana@xn--a.ä',
    `${'l'.repeat(65)}@example.com`,
  ])('says the format instead of %j', (address) => expect(getError(emailAddress, address)).toBe(help))

  test.each([
    ['\u202Ajana@\u200Bexample.com\u202C\uFEFF', 'jana@example.com'],
    ['\u00A0jana\u2011nova@ex\u00ADample\u2013pumps.com\u00A0', 'jana-nova@example-pumps.com'],
    [' info@müller.de\n', 'info@xn--mller-kva.de'],
    ['info@MU\u0308LLER.de', 'info@xn--mller-kva.de'],
    ['info@例え.テスト', 'info@xn--r8jz45g.xn--zckzah'],
  ])('reads the copied %j as %s', (copied, plain) => expect(v.parse(emailAddress, copied)).toBe(plain))

  test.each([undefined, null, {}, ['jana@example.com'], '  '])('is missing in %j', (value) => {
    expect(getError(emailAddress, value)).toBe('Enter your email address')
  })

  test('has at most 254 characters, without line breaks', () => {
    const label = 'd'.repeat(61)
    const longest = `${'l'.repeat(64)}@${label}.${label}.${label}.de`
    expect(longest).toHaveLength(254 - 1)
    expect(getError(emailAddress, `${longest}e`)).toBeUndefined()
    expect(getError(emailAddress, `${longest}ee`)).toBe('Use at most 254 characters')
    expect(getError(emailAddress, 'jana@example.com\nBcc: all@example.com')).toBeDefined()
  })
})
