import { randomUUID } from 'node:crypto'
import { createFunctions } from '#server/app.ts'
import { parseConfig } from '#server/config.ts'
import { mime } from '#server/delivery/transports/mime.ts'
import { deliveryHandlers } from '#server/delivery/handlers.ts'
import { newMessage } from '#server/delivery/newMessage.ts'
import { judge } from '#server/spam/judge.ts'
import type { Mail } from '#server/delivery/templates/Mail.ts'
import { createRandom } from './random.ts'
import type { Figure } from './figure.ts'
import { generateCall } from './generateCall.ts'

const { delivery: config, anonKey, spamThreshold } = parseConfig({})
const ours = 'auto-submitted content-type date from message-id mime-version subject to'.split(' ')
const boundary = /^content-(type|transfer-encoding)$/

/**
 * Sends generated payloads through endpoint, templates and mail encoder. Counts server errors, foreign headers and
 * foreign recipients.
 */
export async function measurePayloads(count: number): Promise<Figure[]> {
  const found = { accepted: 0, refused: 0, failed: 0, mails: 0, headers: 0, recipients: 0 }
  const app = createFunctions({
    anonKey,
    log: () => undefined,
    async accept(valid) {
      const id = randomUUID()
      const spam = judge(valid, spamThreshold)
      const { deliveries } = newMessage(valid, { id, digest: id, rateLimits: [], spam, config })
      const message = { id, function: valid.function, payload: valid.payload, acceptedAt: Date.now() }
      for (const { kind, position } of deliveries) await handlers[kind]({ message, position, generation: 0 })
      return { outcome: 'accepted', id, suppressed: [] }
    },
  })
  const handlers = deliveryHandlers(config.company, {
    mail: check,
    text: async () => undefined,
    crm: async () => undefined,
  })

  async function check(mail: Mail): Promise<void> {
    const isToCompany = mail.name.endsWith('company-mail')
    const headers = readHeaders(await mime(mail))
    const names = [...headers.keys()].filter((name) => !boundary.test(name) || name === 'content-type')
    const expected = [...ours, ...(isToCompany ? ['reply-to'] : [])].toSorted()
    const to = parseAddresses(headers.get('to') ?? '')
    found.mails += 1
    if (names.toSorted().join(' ') !== expected.join(' ')) found.headers += 1
    const isRight = isSame(to, isToCompany ? config.company.to : [mail.recipient])
    if (!isRight || (isToCompany && !config.company.to.includes(mail.recipient))) found.recipients += 1
  }

  const chance = createRandom(1)
  const call = async () => {
    const { name, body } = generateCall(chance)
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
    { name: 'mails rendered', value: found.mails },
    { name: 'responses with 5xx', value: found.failed, atMost: 0 },
    { name: 'mails with a foreign header', value: found.headers, atMost: 0 },
    { name: 'mails to a foreign recipient', value: found.recipients, atMost: 0 },
  ]
}

// nodemailer writes domains in lower case.
const isSame = (some: string[], others: string[]) => some.join(' ').toLowerCase() === others.join(' ').toLowerCase()

/** Returns the headers of a mail by name. A repeated header is listed as `name again`. */
function readHeaders(mail: Buffer): Map<string, string> {
  const head = mail.subarray(0, mail.indexOf('\r\n\r\n')).toString('latin1')
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split(/\r\n|\r|\n/)) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase()
    headers.set(headers.has(name) ? `${name} again` : name, line.slice(name.length + 1).trim())
  }
  return headers
}

// A mail header quotes the local part of .jana@example.com, so the quotes are removed.
const parseAddresses = (header: string) =>
  [...header.replace(/"((?:[^"\\]|\\.)*)"(?!@)/g, '').matchAll(/("?[^\s<>,"]+"?@[^\s<>,]+)/g)].map(([address]) =>
    address.replace(/^"(.*)"@/, '$1@'),
  )
