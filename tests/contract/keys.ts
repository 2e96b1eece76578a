import { message } from '../fixtures/visitor.ts'
import { contactJson, payloads, type ContractCase } from './contractCase.ts'

const once = [message]
const answered = 'answered' as const

/** Cases for Idempotency-Keys. Each sends the same key twice. */
export const keys: ContractCase[] = [
  { when: 'a message comes again with its key', status: 200, earlier: { is: answered }, stored: once },
  {
    when: 'a booking comes again with its key',
    status: 200,
    name: 'send-consultation-email',
    earlier: { is: answered, name: 'send-consultation-email' },
    stored: [payloads['send-consultation-email']],
  },
  {
    when: 'a message comes again with its key, its fields in another order',
    status: 200,
    earlier: { is: answered },
    body: JSON.stringify(Object.fromEntries(Object.entries(message).toReversed())),
    stored: once,
  },
  {
    when: 'a message comes again with its key at another query',
    status: 200,
    name: 'send-contact-email?again',
    earlier: { is: answered },
    stored: once,
  },
  {
    when: 'another message comes with a used key',
    status: 422,
    code: 'idempotency_key_reused',
    earlier: { is: answered },
    body: contactJson({ name: 'Peter' }),
    stored: once,
  },
  {
    when: 'a booking comes with the key of a message',
    status: 422,
    code: 'idempotency_key_reused',
    name: 'send-consultation-email',
    earlier: { is: answered },
    stored: once,
  },
  {
    when: 'a message comes again with its key while the first is under way',
    status: 409,
    code: 'in_flight',
    earlier: { is: 'under way' },
    stored: once,
  },
  {
    when: 'another message comes with a key that is under way',
    status: 422,
    code: 'idempotency_key_reused',
    earlier: { is: 'under way' },
    body: contactJson({ name: 'Peter' }),
    stored: once,
  },
]
