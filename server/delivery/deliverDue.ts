import { deliveryKinds, type ClaimedDelivery, type DeliveryKind, type Store } from '#server/store/Store.ts'
import type { Log } from '../log.ts'
import { attemptDelivery, attemptOf, leaseMs } from './attempt.ts'
import { createCircuitBreaker } from './circuitBreaker.ts'
import type { DeliveryHandlers } from './handlers.ts'

/**
 * Delivers what is due now, once: for a platform that starts a process for each request, where no worker can run. A kind
 * whose transport failed three times in a row is left to a later run.
 *
 * @param options `forMs`: no attempt begins after so many milliseconds; `concurrency`: attempts in flight at most
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
      await store.settle(attemptOf(delivery), result)
      // The transport works again. Without this, what failed with it would wait for its own pause, up to an hour.
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
