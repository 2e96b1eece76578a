import type { ValidMessage } from '#server/http/endpoint.ts'
import { canonicalEmail, emailKey, phoneKey } from '#server/store/addressKeys.ts'
import type { NewDelivery, NewMessage, RateLimit, SpamVerdict } from '#server/store/Store.ts'
import type { DeliveryConfig } from './config.ts'

/**
 * The maximum number of confirmations to one mailbox or phone number in 24 hours, because visitors can enter any
 * address.
 */
export const confirmationLimit = 3

/**
 * Converts a valid message for the store: the addresses by which it is found, and one delivery for each recipient.
 *
 * @param options `id`: UUID; `digest`: of function and payload
 */
export function newMessage(
  { function: name, payload, idempotencyKey }: ValidMessage,
  options: { id: string; digest: string; rateLimits: RateLimit[]; spam: SpamVerdict; config: DeliveryConfig },
): NewMessage {
  const { id, digest, rateLimits, spam, config } = options
  return {
    id,
    function: name,
    payload,
    email: emailKey(payload.email),
    phone: phoneKey(payload.phone),
    idempotencyKey,
    digest,
    deliveries: createDeliveries(payload, config),
    rateLimits,
    spam,
  }
}

function createDeliveries(payload: ValidMessage['payload'], config: DeliveryConfig): NewDelivery[] {
  const { company, sms, smsLimits, crm } = config
  const toCompany = company.to.map((_, position): NewDelivery => ({ kind: 'company-mail', position, recipient: null }))
  if (crm) toCompany.push({ kind: 'crm-webhook', position: 0, recipient: null })
  if (!('timezone' in payload)) return toCompany
  const confirmation: NewDelivery = {
    kind: 'confirmation-mail',
    position: 0,
    recipient: canonicalEmail(payload.email),
    limits: { perRecipient: confirmationLimit },
  }
  if (!sms) return [...toCompany, confirmation]
  const number = phoneKey(payload.phone)
  // Messages to some countries are expensive, and the owner of the number receives a share (toll fraud).
  const isAllowed = smsLimits.countries.some((prefix) => number.startsWith(prefix))
  const text: NewDelivery = {
    kind: 'text-message',
    position: 0,
    recipient: number,
    limits: { perRecipient: confirmationLimit, ...(smsLimits.perDay > 0 && { perDay: smsLimits.perDay }) },
    ...(!isAllowed && { suppressedBy: 'country not in SMS_COUNTRIES' }),
  }
  return [...toCompany, confirmation, text]
}
