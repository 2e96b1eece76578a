import { randomUUID } from 'node:crypto'
import { createFunctions } from '../app.ts'
import { configFrom } from '../config.ts'
import { mime } from '../delivery/transports/mime.ts'
import { deliveryHandlers } from '../delivery/handlers.ts'
import { newMessage } from '../delivery/newMessage.ts'
import type { Mail } from '../delivery/templates/Mail.ts'
import { chanceOf } from './chance.ts'
import type { Figure } from './figure.ts'
import { generatedCall } from './spoil.ts'

const { delivery: config, anonKey } = configFrom({})
const ours = 'auto-submitted content-type date from message-id mime-version subject to'.split(' ')
const boundary = /^content-(type|transfer-encoding)$/

/** Sends generated payloads through endpoint, templates and mails, and counts what must not come out. */
export async function measurePayloads(count: number): Promise<Figure[]> {
  const found = { accepted: 0, refused: 0, failed: 0, mails: 0, headers: 0, recipients: 0 }
  const app = createFunctions({
    anonKey,
    log: () => undefined,
    async accept(valid) {
      const id = randomUUID()
      const { deliveries } = newMessage(valid, { id, digest: id, rateLimits: [], config })
      const message = { id, function: valid.function, payload: valid.payload, acceptedAt: Date.now() }
      for (const { kind, position } of deliveries) await handlers[kind]({ message, position, generation: 0 })
      return { outcome: 'accepted', id, suppressed: [] }
    },
  })
  const handlers = deliveryHandlers(config.company, check, async () => undefined)

  async function check(mail: Mail): Promise<void> {
    const isToCompany = mail.name.endsWith('company-mail')
    const headers = headersOf(await mime(mail))
    const names = [...headers.keys()].filter((name) => !boundary.test(name) || name === 'content-type')
    const expected = [...ours, ...(isToCompany ? ['reply-to'] : [])].toSorted()
    const to = addressesIn(headers.get('to') ?? '')
    found.mails += 1
    if (names.toSorted().join(' ') !== expected.join(' ')) found.headers += 1
    const isRight = isToCompany ? same(to, config.company.to) : same(to, [mail.recipient])
    if (!isRight || (isToCompany && !config.company.to.includes(mail.recipient))) found.recipients += 1
  }

  const chance = chanceOf(1)
  const call = async () => {
    const { name, body } = generatedCall(chance)
    const headers = { apikey: anonKey, 'Content-Type': 'application/json' }
    const answer = await app.request(`/functions/v1/${name}`, { method: 'POST', headers, body: body as BodyInit })
    if (answer.status >= 500) found.failed += 1
    else if (answer.ok) found.accepted += 1
    else found.refused += 1
  }
  for (let sent = 0; sent < count; sent += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - sent) }, call))
  return [
    { name: 'payloads', value: count },
    { name: 'accepted', value: found.accepted },
    { name: 'refused', value: found.refused },
    { name: 'mails made of them', value: found.mails },
    { name: 'answers of 500 and more', value: found.failed, atMost: 0 },
    { name: 'mails with another header than ours', value: found.headers, atMost: 0 },
    { name: 'mails to another recipient than ours', value: found.recipients, atMost: 0 },
  ]
}

// nodemailer writes domains in lower case.
const same = (some: string[], others: string[]) => some.join(' ').toLowerCase() === others.join(' ').toLowerCase()

/** Returns the headers of a mail by name; a repeated header gets a name of its own. */
function headersOf(mail: Buffer): Map<string, string> {
  const head = mail.subarray(0, mail.indexOf('\r\n\r\n')).toString('latin1')
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split(/\r\n|\r|\n/)) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase()
    headers.set(headers.has(name) ? `${name} again` : name, line.slice(name.length + 1).trim())
  }
  return headers
}

// In a mail .jana@example.com is written ".jana"@example.com, and means the same.
const addressesIn = (header: string) =>
  [...header.replace(/"((?:[^"\\]|\\.)*)"(?!@)/g, '').matchAll(/("?[^\s<>,"]+"?@[^\s<>,]+)/g)].map(([address]) =>
    address.replace(/^"(.*)"@/, '$1@'),
  )
