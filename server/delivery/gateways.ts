import { Webhook } from 'standardwebhooks'
import { formOf } from '#contract/forms.ts'
import { describeTime, startOf } from '#contract/requestedTime.ts'
import { canBeDialed, dialedNumber } from '../store/people.ts'
import type { Config } from '../config.ts'
import { meetingLink } from './invitation.ts'
import type { Company } from './mailText.ts'
import { deliveryName, requireBooking, type Mail, type SendMail, type Delivery } from './mails.ts'
import { NotDelivered } from './notDelivered.ts'

/** Milliseconds after which a request is given up. */
const timeoutMs = 10_000

/** The URL of an HTTP gateway, and its key. */
type Gateway = { url: string; key: string }

/**
 * Posts to a gateway (`what`, in codes). One that knows idempotency keys does not carry out a delivery (`name`) twice.
 */
function postToGateway({ url, key }: Gateway, what: string, name: string, body: unknown): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, 'Idempotency-Key': name }
  return postJson(url, JSON.stringify(body), { what, headers, isRefusalFinal: true })
}

/**
 * Posts JSON, and follows no redirect. Throws NotDelivered unless the answer is a 2xx.
 *
 * @param options `what`: the receiver's name in codes; `isRefusalFinal`: whether 400 and 422, which refuse the content, are
 *   for good
 */
export async function postJson(
  url: string,
  body: string,
  options: { what: string; headers: Record<string, string>; isRefusalFinal?: boolean; within?: number },
): Promise<void> {
  const { what, headers, isRefusalFinal = false, within = timeoutMs } = options
  let status
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // The target of a redirect must not receive keys or content.
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    })
    ;({ status } = response)
    await response.body?.cancel()
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    throw new NotDelivered(`${what} ${cause?.code ?? name}`, { cause: error })
  }
  if (status < 200 || status > 299)
    throw new NotDelivered(`${what} ${status}`, { isFinal: isRefusalFinal && (status === 400 || status === 422) })
}

/** Returns what sends mails by an HTTP API that takes the request of Resend (`POST /emails`). */
export const mailApi =
  (gateway: Gateway): SendMail =>
  (mail) =>
    postToGateway(gateway, 'mail api', mail.name, createBody(mail))

function createBody({ from, recipient, replyTo, subject, text, messageId, headers, invitation }: Mail) {
  return {
    from: `"${from.name.replace(/[\\"]/g, '\\$&')}" <${from.address}>`,
    to: [recipient],
    // The address alone: in this API name and address are one string, and the visitor typed the name.
    ...(replyTo && { reply_to: replyTo.address }),
    subject,
    text,
    headers: { 'Message-ID': messageId, ...headers },
    ...(invitation !== undefined && {
      attachments: [
        {
          filename: 'consultation.ics',
          content: Buffer.from(invitation).toString('base64'),
          content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ],
    }),
  }
}

/** Sends the text message that confirms a request: `POST {"to":"+421…","text":"…"}`. Throws NotDelivered. */
export async function sendText(delivery: Delivery, company: Company, gateway: Gateway | undefined): Promise<void> {
  if (!gateway) throw new NotDelivered('sms off', { isFinal: true })
  const to = dialedNumber(requireBooking(delivery.message).phone)
  if (!canBeDialed(to)) throw new NotDelivered('sms number cannot be dialed', { isFinal: true })
  const text = renderText(delivery, company)
  await postToGateway(gateway, 'sms', deliveryName(delivery), { to, text })
}

/** Returns the text that confirms a request. It repeats nothing that was typed but the time. */
function renderText({ message }: Delivery, company: Company): string {
  const booking = requireBooking(message)
  const time = describeTime(booking, company.timezone)
  const link = meetingLink(message.id, time, company)
  const received = `${company.name}: we received your request for a free consultation on ${booking.date}`
  if (!time.start) return `${received}. We will contact you to agree on a time and then text you the meeting link.`
  return `${received}, ${booking.time}, ${time.offset}. ${link ? `Meeting link: ${link}` : 'We will send you the meeting link.'}`
}

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

/** Returns the event of a message. Its form is part of docs/configuration.md: fields are only added. */
function createEvent({ message }: Delivery) {
  const { id, payload, marks, source, acceptedAt } = message
  const type = formOf(message.function)!.event
  const timestamp = new Date(acceptedAt).toISOString()
  const cameFrom = source === '' ? null : Object.fromEntries(new URLSearchParams(source))
  const data = { id, ...payload, possibleSpam: marks || null, source: cameFrom }
  if (message.function !== 'send-consultation-email') return { type, timestamp, data }
  const startsAt = startOf(message.payload)?.toISOString() ?? null
  return { type, timestamp, data: { ...data, startsAt } }
}
