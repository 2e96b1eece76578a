import { message } from '../fixtures/visitor.ts'
import { contactJson, requiredFields, type ContractCase } from './contractCase.ts'

const code = 'bad_request'
const latin1 = Uint8Array.from(contactJson({ name: 'Zoë' }), (character) => character.charCodeAt(0))
const utf16 = new Uint8Array(Uint16Array.from(contactJson(), (character) => character.charCodeAt(0)).buffer)
/** Returns the message's JSON with a member before the others. */
const beginning = (member: string) => contactJson().replace('{', `{${member},`)

/** Cases for the body as a whole, before its fields are validated. */
export const bodies: ContractCase[] = [
  { when: 'the body is missing', status: 400, code, body: null },
  { when: 'the body is empty', status: 400, code, body: '' },
  { when: 'the body is blank', status: 400, code, body: ' \n' },
  { when: 'the body breaks off', status: 400, code, body: contactJson().slice(0, -1) },
  { when: 'something follows the body', status: 400, code, body: `${contactJson()}{}` },
  { when: 'there is a trailing comma', status: 400, code, body: contactJson().replace('}', ',}') },
  { when: 'the body has a comment', status: 400, code, body: `/**/${contactJson()}` },
  { when: 'the body is a form', status: 400, code, body: 'name=Jana&email=jana%40example.com' },
  { when: 'the body is Latin-1', status: 400, code, body: latin1 },
  { when: 'the body is UTF-16', status: 400, code, body: utf16 },
  { when: 'a byte order mark leads the body', status: 200, body: `\uFEFF${contactJson()}`, stored: [message] },
  { when: 'blanks surround the body', status: 200, body: ` \r\n${contactJson()}\t`, stored: [message] },

  { when: 'a name is repeated', status: 400, code, body: beginning('"name":"Peter"') },
  { when: 'a name is repeated with the same value', status: 400, code, body: beginning('"gdprConsent":true') },
  { when: 'a name is repeated in escapes', status: 400, code, body: beginning(String.raw`"n\u0061me":"Peter"`) },
  { when: 'a name is repeated within a field', status: 400, code, body: beginning('"extra":{"a":1,"a":1}') },
  { when: '__proto__ is repeated', status: 400, code, body: beginning('"__proto__":1,"__proto__":1') },

  { when: 'the body is null', status: 422, fields: [], body: 'null' },
  { when: 'the body is a list', status: 422, fields: [], body: `[${contactJson()}]` },
  { when: 'the body is text', status: 422, fields: [], body: JSON.stringify(contactJson()) },
  { when: 'the body is a number', status: 422, fields: [], body: '7' },
  { when: 'the body is nested 30,000 deep', status: 422, fields: [], body: '['.repeat(30_000) + ']'.repeat(30_000) },
  { when: 'the body has no fields', status: 422, fields: requiredFields, body: '{}' },

  { when: 'a field is unknown', status: 422, fields: ['extra'], body: contactJson({ extra: 1 }) },
  { when: 'an unknown field is toString', status: 422, fields: ['toString'], body: contactJson({ toString: 1 }) },
  {
    when: 'an unknown field is constructor',
    status: 422,
    fields: ['constructor'],
    body: beginning('"constructor":{}'),
  },
  { when: 'an unknown field is __proto__', status: 422, fields: ['__proto__'], body: beginning('"__proto__":{}') },
  {
    when: 'a name differs in its case',
    status: 422,
    fields: ['name', 'Name'],
    body: contactJson().replace('"name"', '"Name"'),
  },
]
