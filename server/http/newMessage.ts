import { hash, randomUUID } from 'node:crypto'
import { senderOf, submissionOf, type Submission } from '#contract/forms.ts'
import { canBeDialed, dialedNumber, emailKey } from '../store/people.ts'
import { clientNetworks } from './clients.ts'
import type { Config } from '../config.ts'
import { serializeContent, type ValidMessage } from './submit.ts'
import { spamMarks } from './spam.ts'
import { withheldFor, type NewDelivery, type NewMessage, type RateLimit } from '../store/messages.ts'

const day = 86_400

/** Confirmations to one mailbox or number in 24 hours, because visitors can type anybody's. */
const confirmationsPerPerson = 3

/** Converts a valid message for the store: what marks it, what limits it, and one delivery for each recipient. */
export function newMessage(message: ValidMessage, config: Config): NewMessage {
  const { function: name, payload, idempotencyKey, client, source } = message
  const { email, phone } = senderOf(payload)
  const marks = spamMarks(message).join(', ')
  return {
    ...submissionOf(name, payload),
    id: randomUUID(),
    marks,
    source,
    email: emailKey(email),
    phone: dialedNumber(phone).replace('+', ''),
    idempotencyKey,
    digest: hash('sha256', serializeContent(message), 'base64url'),
    deliveries: [...deliveriesToCompany(config), ...deliveriesToVisitor(message, config, marks !== '')],
    rateLimits: clientLimits(client, config.rateLimits),
  }
}

/**
 * Returns the limits of a client; none if a static host, which passes native forms on, hides it. The larger network of IPv6
 * gets four times as much, for the people who share it (D57).
 *
 * @param what what is limited, each by itself
 */
export function clientLimits(client: string | null, limits: Config['rateLimits'], what = 'client'): RateLimit[] {
  if (client === null) return []
  return clientNetworks(client).flatMap((network, index) =>
    limits.map(({ calls, seconds }) => ({
      bucket: `${what} ${calls}/${seconds} ${network}`,
      limit: calls * 4 ** index,
      seconds,
    })),
  )
}

function deliveriesToCompany({ company, crm }: Config): NewDelivery[] {
  const mails = company.to.map((_, position): NewDelivery => ({ kind: 'company-mail', position }))
  return crm ? [...mails, { kind: 'crm-webhook', position: 0 }] : mails
}

/** Returns the confirmations of a booking, which go to an address and a number that nobody has confirmed. */
function deliveriesToVisitor(message: Submission, config: Config, isMarked: boolean): NewDelivery[] {
  if (message.function !== 'send-consultation-email') return []
  const { payload } = message
  const { sms, confirmationsPerDay, textsPerDay, textCountries } = config
  const number = dialedNumber(payload.phone)
  // Of one mailbox anybody can write any number of addresses with a tag.
  const mailbox = emailKey(payload.email).replace(/\+.*@/, '@')
  const mail = toStranger('confirmation-mail', mailbox, confirmationsPerDay)
  const text = toStranger('text-message', number, textsPerDay)
  // Messages to some countries are expensive, and the owner of the number receives a share (toll fraud).
  const isServed = textCountries.some((prefix) => number.startsWith(prefix))
  if (!isServed) text.withheld = withheldFor.country
  if (!canBeDialed(number)) text.withheld = withheldFor.number
  const all = sms ? [mail, text] : [mail]
  return isMarked ? all.map((one) => ({ ...one, withheld: withheldFor.spam })) : all
}

const toStranger = (kind: NewDelivery['kind'], recipient: string, perDay: number): NewDelivery => ({
  kind,
  position: 0,
  limits: [
    { bucket: `${kind} ${recipient}`, limit: confirmationsPerPerson, seconds: day },
    { bucket: kind, limit: perDay, seconds: day },
  ],
})
