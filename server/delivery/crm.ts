import { Webhook } from 'standardwebhooks'
import type { Config } from '../config.ts'
import { postJson } from './http.ts'
import { startOf } from '#contract/consultation.ts'
import type { FunctionName } from '#contract/endpoints.ts'
import { deliveryName, type Delivery } from './mails.ts'
import { NotDelivered } from './worker.ts'

/**
 * Posts a message to the company's CRM as an event, signed as a Standard Webhook (https://www.standardwebhooks.com).
 * `webhook-id` is the same at each attempt. Throws NotDelivered, which is final for no status: somebody can repair the
 * receiver.
 */
export async function sendEvent(delivery: Delivery, receiver: Config['crm']): Promise<void> {
  if (!receiver) throw new NotDelivered('crm off', { isFinal: true })
  const id = deliveryName(delivery)
  const body = JSON.stringify(createEvent(delivery))
  // The time of the attempt: receivers reject an old one as a replay.
  const now = new Date()
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(receiver.secret).sign(id, now, body),
  }
  await postJson(receiver.url, body, { what: 'crm', headers })
}

const eventTypes: Record<FunctionName, string> = {
  'send-contact-email': 'message.received',
  'send-consultation-email': 'consultation.requested',
}

/** Returns the event of a message. Its form is part of docs/configuration.md: fields are only added. */
function createEvent({ message: { id, function: name, payload, marks, source, acceptedAt } }: Delivery) {
  const type = eventTypes[name]
  const timestamp = new Date(acceptedAt).toISOString()
  const cameFrom = source === '' ? null : Object.fromEntries(new URLSearchParams(source))
  const data = { id, ...payload, possibleSpam: marks || null, source: cameFrom }
  if (!('timezone' in payload)) return { type, timestamp, data }
  const startsAt = startOf(payload)?.toISOString() ?? null
  return { type, timestamp, data: { ...data, startsAt } }
}
