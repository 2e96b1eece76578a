import { deliveryKinds, type ClaimedDelivery, type DeliveryKind, type Store } from '#server/store/Store.ts'
import type { Log } from '../log.ts'
import { attemptDelivery, identifyAttempt, leaseMs } from './attempt.ts'
import { createCircuitBreaker } from './circuitBreaker.ts'
import type { DeliveryHandlers } from './handlers.ts'

/**
 * Delivers all due deliveries once, for a platform that starts a process for each request and so cannot run a worker.
 * After three consecutive failures of a kind, the rest of that kind waits for a later run.
 *
 * @param options `forMs`: no attempt starts after so many milliseconds; `concurrency`: maximum attempts in flight
 * @throws {StoreUnavailable} if nothing can be claimed
 */
export async function deliverDue(options: {
  store: Store
  handlers: DeliveryHandlers
  log: Log
  forMs: number
  concurrency?: number
}): Promise<void> {
  const { store, handlers, log, forMs, concurrency = 4 } = options
  const breakers = new Map(deliveryKinds.map((kind) => [kind, createCircuitBreaker()]))
  const isClosed = (kind: DeliveryKind) => breakers.get(kind)!.state() === 'closed'
  const endsAt = performance.now() + forMs

  async function deliver(delivery: ClaimedDelivery): Promise<void> {
    const { kind, messageId: id, attempts } = delivery
    const { result } = await attemptDelivery(delivery, handlers, breakers.get(kind)!, log, Date.now)
    try {
      await store.settle(identifyAttempt(delivery), result)
      // The transport works again, so its failed deliveries are due at once rather than after their own pauses of up to
      // an hour.
      if (result.state === 'delivered' && attempts > 1) await store.wake([kind])
    } catch {
      log('error', 'delivery.notNoted', { id, delivery: kind })
    }
  }

  while (performance.now() < endsAt && deliveryKinds.some(isClosed)) {
    const due = await store.claim({ kinds: deliveryKinds.filter(isClosed), limit: concurrency, leaseMs })
    if (due.length === 0) return
    await Promise.all(due.map(deliver))
  }
}
