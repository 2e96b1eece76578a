import type { Config } from './config.ts'
import { newMessage } from './delivery/newMessage.ts'
import type { Accept, ValidMessage } from './http/endpoint.ts'
import { dailyBudgetBucket, formBudgetBucket, getRateLimits } from './http/rateLimits.ts'
import type { Log } from './log.ts'
import { judge } from './spam/judge.ts'
import type { Store } from './store/Store.ts'

/** The id under which a message is stored, and the digest of its content for the idempotency key. */
export type Identity = { id: string; digest: string }

/** The configuration that accepting needs. */
export type AcceptConfig = Pick<Config, 'rateLimits' | 'dailyBudget' | 'spamThreshold' | 'delivery'>

/**
 * Returns a function that stores a valid message within the limits. Servers and the hosted backend share it.
 *
 * @param options `identify`: returns the message's id and digest; `onAccepted`: called after each commit, so that delivery
 *   begins at once
 */
export function acceptInto(options: {
  store: Pick<Store, 'accept'>
  config: AcceptConfig
  log: Log
  identify: (message: ValidMessage) => Identity
  onAccepted: () => void
}): Accept {
  const { store, config, log, identify, onAccepted } = options
  return async (message) => {
    const result = await store.accept(
      newMessage(message, {
        ...identify(message),
        rateLimits: getRateLimits(message, config.rateLimits, config.dailyBudget),
        spam: judge(message, config.spamThreshold),
        config: config.delivery,
      }),
    )
    if (result.outcome === 'accepted') {
      log('info', 'message.accepted', { id: result.id, function: message.function })
      for (const { kind, reason } of result.suppressed)
        log('warn', 'delivery.suppressed', { id: result.id, delivery: kind, reason })
      if (result.quarantined !== undefined)
        log('warn', 'message.quarantined', { id: result.id, reasons: result.quarantined })
      onAccepted()
    }
    // One alert per window: until it ends, every message of the kind is rejected.
    if (result.outcome === 'rate-limited' && result.isFirst && result.bucket in budgetEvents) {
      const { bucket, retryAfterSeconds } = result
      const limit = bucket === dailyBudgetBucket ? config.dailyBudget : Math.ceil(config.dailyBudget / 2)
      log('error', budgetEvents[bucket]!, { limit, retryAfterSeconds })
    }
    return result
  }
}

const budgetEvents: Record<string, string> = {
  [dailyBudgetBucket]: 'budget.reached',
  [formBudgetBucket]: 'formBudget.reached',
}
