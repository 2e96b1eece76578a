import type { FunctionsOptions } from '#functions/app.ts'
import { isTooMuch } from '#functions/delivery/cap.ts'
import { mailApi } from '#functions/delivery/carriers/mailApi.ts'
import { NotDelivered } from '#functions/delivery/carriers/NotDelivered.ts'
import { smsGateway } from '#functions/delivery/carriers/smsGateway.ts'
import type { DeliveryConfig } from '#functions/delivery/config.ts'
import { couriers, deliveriesOf } from '#functions/delivery/couriers.ts'
import { contentOf } from '#functions/gate/keys.ts'
import type { Log } from '#functions/log.ts'
import type { Accepted, Delivery, Entry } from '#functions/outbox/Entry.ts'

// Two in a row are less than the 15 seconds that the site waits for an answer (D10).
const patience = 5_000
const hour = 60 * 60_000
// What one instance remembers, to cap confirmations.
const mostRecent = 1_000

/**
 * Accepts a message by handing the company's mail to the mail API, and then what confirms it to the visitor. Only the
 * first decides: a message that the company has is accepted.
 */
export function acceptByMail({ company, mail, sms }: DeliveryConfig, log: Log): FunctionsOptions['accept'] {
  if (mail.transport !== 'http') throw new Error('Hosted functions have no disk: set MAIL_TRANSPORT to http.')
  const text = async () => {
    throw new NotDelivered('never', 'sms off')
  }
  const deliver = couriers(company, mailApi(mail.gateway, patience), sms ? smsGateway(sms, patience) : text)
  let recent: Entry[] = []

  async function confirm(accepted: Accepted, delivery: Delivery): Promise<void> {
    try {
      if (isTooMuch(accepted, delivery, recent)) throw new NotDelivered('never', 'too many to this address')
      await deliver[delivery](accepted)
    } catch (cause) {
      log('error', 'delivery.dead', { id: accepted.id, delivery, code: codeOf(cause) })
    }
  }

  return async ({ name, payload, key }) => {
    const deliveries = deliveriesOf(name, { company, mail, sms })
    const id = await idOf(key ?? crypto.randomUUID(), contentOf(name, payload))
    // To the hour: what comes again is the same mail with the same name, and the API knows that it has it.
    const acceptedAt = Math.floor(Date.now() / hour) * hour
    const accepted: Accepted = { id, key, name, payload, acceptedAt, deliveries }
    try {
      await deliver['company-mail'](accepted)
    } catch (cause) {
      log('error', 'delivery.failed', { id, delivery: 'company-mail', code: codeOf(cause) })
      throw cause
    }
    log('info', 'message.accepted', { id, function: name })
    recent = [...recent.filter((entry) => entry.accepted.id !== id), { accepted, deliveries: {} }].slice(-mostRecent)
    await Promise.all(deliveries.slice(1).map((delivery) => confirm(accepted, delivery)))
  }
}

const codeOf = (cause: unknown) => (cause instanceof NotDelivered ? cause.code : `internal ${(cause as Error).name}`)

/** A UUID that a message which comes again has again, also at another instance. */
async function idOf(key: string, content: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${key} ${content}`)))
  const hex = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  // RFC 9562, version 8: made as the application likes.
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-8$3-8$4-$5')
}
