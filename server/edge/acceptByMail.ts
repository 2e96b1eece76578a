import type { AcceptConfig } from '#server/accept.ts'
import { newMessage } from '#server/delivery/newMessage.ts'
import type { Delivery, DeliveryHandlers } from '#server/delivery/handlers.ts'
import { NotDelivered } from '#server/delivery/transports/NotDelivered.ts'
import type { Accept } from '#server/http/endpoint.ts'
import { getRateLimits } from '#server/http/rateLimits.ts'
import type { Log } from '#server/log.ts'
import { judge } from '#server/spam/judge.ts'
import { StoreUnavailable, type DeliveryKind, type NewDelivery, type RateLimit } from '#server/store/Store.ts'
import { identify } from './identity.ts'
import { inBackground } from './inBackground.ts'
import { createMemoryLimits } from './memoryLimits.ts'

/**
 * Returns what accepts a message without a database, by handing the company's mail to the mail API: a message that one
 * of the company's recipients has is accepted. Confirmations follow in the background, once.
 *
 * A retry makes the same mails under the same idempotency keys: nothing in them depends on the time, or the mail API
 * would refuse the second one (409).
 */
export function acceptByMail(config: AcceptConfig, handlers: DeliveryHandlers, log: Log): Accept {
  const take = createMemoryLimits()

  async function attempt(kind: DeliveryKind, delivery: Delivery): Promise<boolean> {
    const { id } = delivery.message
    try {
      await handlers[kind](delivery)
      log('info', 'delivery.delivered', { id, delivery: kind })
      return true
    } catch (cause) {
      const code = cause instanceof NotDelivered ? cause.code : `internal ${(cause as Error).name}`
      log('error', 'delivery.dead', { id, delivery: kind, code })
      return false
    }
  }

  return async (valid) => {
    const retryAfterSeconds = take(getRateLimits(valid, config.rateLimits, config.dailyBudget))
    if (retryAfterSeconds > 0) return { outcome: 'rate-limited', bucket: '', retryAfterSeconds, isFirst: false }
    const { id, digest } = identify(valid)
    const spam = judge(valid, config.spamThreshold)
    // Only the database can quarantine it: the visitor is asked to send it again later.
    if (spam.quarantineFrom === 0) throw new StoreUnavailable('A message that looks like spam is not mailed.')
    const { deliveries } = newMessage(valid, { id, digest, rateLimits: [], spam, config: config.delivery })
    const message = { id, function: valid.function, payload: valid.payload, acceptedAt: null }
    const carryOut = ({ kind, position }: NewDelivery) => attempt(kind, { message, position, generation: 0 })
    const [toCompany, toVisitor] = [deliveries.filter(isForCompany), deliveries.filter((one) => !isForCompany(one))]
    const hasCompany = await Promise.all(toCompany.map(carryOut))
    if (!hasCompany.includes(true)) throw new Error('Neither the database nor the mail API took the message.')
    log('info', 'message.accepted', { id, function: valid.function, by: 'mail' })
    const allowed = toVisitor.filter((one) => one.suppressedBy === undefined && take(getLimits(one)) === 0)
    inBackground(Promise.all(allowed.map(carryOut)), log, 'delivery.dead')
    return { outcome: 'accepted', id, suppressed: [] }
  }
}

const isForCompany = ({ kind }: NewDelivery) => kind === 'company-mail'

function getLimits({ kind, recipient, limits = {} }: NewDelivery): RateLimit[] {
  const { perRecipient, perDay } = limits
  const seconds = 86_400
  return [
    ...(perRecipient === undefined ? [] : [{ bucket: `${kind} ${recipient}`, limit: perRecipient, seconds }]),
    ...(perDay === undefined ? [] : [{ bucket: kind, limit: perDay, seconds }]),
  ]
}
