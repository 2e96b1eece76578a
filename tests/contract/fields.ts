import { message } from '../fixtures/visitor.ts'
import { without } from '../fixtures/startContact.ts'
import { bookingJson, contactJson, payloads, requiredFields, type ContractCase } from './contractCase.ts'

const booking = payloads['send-consultation-email']
const local = (length: number) => `${'l'.repeat(length)}@example.com`
/** Returns an email address of the given length, with 64 characters before the @. */
const address = (length: number) =>
  `${'l'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.`.padEnd(length - 3, 'd') + '.de'

const notText = [null, 7, true, {}, ['Jana'], [[]]]

/** Invalid values of fields that both payloads have. */
const both: [when: string, field: 'name' | 'email' | 'phone', value: unknown][] = [
  ['a name is empty', 'name', ''],
  ['a name is blank', 'name', ' \t\u00A0'],
  ['a name is invisible', 'name', '\u200B\u2060\u00AD'],
  ['a name has 201 characters', 'name', 'a'.repeat(201)],
  ['a name has a line break', 'name', 'Jana\nNováková'],
  ['a name has a NUL', 'name', 'Jana\0'],
  ['a name has half a character', 'name', 'Jana \uD800'],
  ['an email address is blank', 'email', ' '],
  ['an email address has no @', 'email', 'jana.example.com'],
  ['an email address has no dotted domain', 'email', 'jana@localhost'],
  ['an email address goes on in another line', 'email', 'jana@example.com\nBcc: all@example.com'],
  ['an email address has 255 characters', 'email', address(255)],
  ['the local part has 65 characters', 'email', local(65)],
  ['a phone number has letters', 'phone', '+421 CALL ME'],
  ['a phone number has no digit', 'phone', '+ ( )'],
  ['a phone number has 41 characters', 'phone', '1'.repeat(41)],
  ['a phone number has other digits', 'phone', '١٢٣'],
  ...(['name', 'email', 'phone'] as const).flatMap((field) =>
    notText.map((value): [string, typeof field, unknown] => [`the ${field} is ${JSON.stringify(value)}`, field, value]),
  ),
]

const ofMessage: [when: string, field: string, value: unknown][] = [
  ['a company is blank', 'company', '\u2800'],
  ['a company has 201 characters', 'company', 'a'.repeat(201)],
  ['a company has an escape character', 'company', 'Pump\u001BWorks'],
  ['a company is a number', 'company', 7],
  ['a message is blank', 'message', ' \n\u200B'],
  ['a message has 10,001 characters', 'message', 'a'.repeat(10_001)],
  ['a message has a NUL', 'message', 'We make pumps.\0'],
  ['a message is a list', 'message', ['We make pumps.']],
  ...[false, null, 'true', 1, [true]].map((value): [string, string, unknown] => [
    `the consent is ${JSON.stringify(value)}`,
    'gdprConsent',
    value,
  ]),
]

/** Valid values at the limits, and what is stored if it differs. */
const taken: [when: string, change: object, stored?: object][] = [
  ['a name has 200 characters', { name: 'a'.repeat(200) }],
  ['an email address has 254 characters', { email: address(254) }],
  ['the local part has 64 characters', { email: local(64) }],
  ['a phone number has 40 characters', { phone: '1'.repeat(40) }],
  ['a phone number has all that it may have', { phone: '+1 (2) 3-4.5/6' }],
  ['a name has blanks around it', { name: ` \u00A0${'a'.repeat(200)}\n` }, { name: 'a'.repeat(200) }],
  ['an email address has blanks around it', { email: ' jana@example.com ' }, { email: 'jana@example.com' }],
]

const takenInMessage: typeof taken = [
  ['a company has 200 characters', { company: 'a'.repeat(200) }],
  ['a message has 10,000 characters', { message: 'a'.repeat(10_000) }],
  ['a message has line breaks', { message: 'One\r\nTwo\n\n\tThree' }],
  ['a message has blanks around it', { message: '\n We make pumps. \n' }, { message: 'We make pumps.' }],
  ['no phone number is given', { phone: '' }],
  ['a phone number is invisible', { phone: ' \u200B' }, { phone: '' }],
]

const inMessage = (when: string) => `${when} (message)`
const inBooking = (when: string) => `${when} (booking)`
const name = 'send-consultation-email'

/** Cases for fields that both payloads have, and for those that only a message has. */
export const fields: ContractCase[] = [
  ...[...both, ...ofMessage].map(([when, field, value]): ContractCase => {
    return { when: inMessage(when), status: 422, fields: [field], body: contactJson({ [field]: value }) }
  }),
  ...both.map(([when, field, value]): ContractCase => {
    return { when: inBooking(when), status: 422, fields: [field], name, body: bookingJson({ [field]: value }) }
  }),
  ...[...taken, ...takenInMessage].map(([when, change, stored = change]): ContractCase => {
    return { when: inMessage(when), status: 200, body: contactJson(change), stored: [{ ...message, ...stored }] }
  }),
  ...taken.map(([when, change, stored = change]): ContractCase => {
    return { when: inBooking(when), status: 200, name, body: bookingJson(change), stored: [{ ...booking, ...stored }] }
  }),
  ...requiredFields.map((field): ContractCase => {
    const body = JSON.stringify(without(message, field))
    return { when: inMessage(`the ${field} is left out`), status: 422, fields: [field], body }
  }),
  {
    when: inMessage('the phone is left out'),
    status: 200,
    body: JSON.stringify(without(message, 'phone')),
    stored: [{ ...message, phone: '' }],
  },
]
