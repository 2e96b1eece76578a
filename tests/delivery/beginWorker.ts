import { vi } from 'vitest'
import { NotDelivered, type Failure } from '#functions/delivery/carriers/NotDelivered.ts'
import { startWorker } from '#functions/delivery/worker.ts'
import type { Accepted, Delivery } from '#functions/outbox/Outbox.ts'
import { acceptedAt } from './accepted.ts'
import { memoryOutbox } from './memoryOutbox.ts'

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** A worker whose carriers do as told, at a clock that the test moves. */
export function beginWorker(options: { accepted?: Accepted[]; most?: number } = {}) {
  vi.useFakeTimers({ now: acceptedAt })
  const memory = memoryOutbox((options.accepted ?? []).map((accepted) => ({ accepted, deliveries: {} })))
  const attempts: { id: string; delivery: Delivery; at: number }[] = []
  const logged: { level: string; event: string; fields: Record<string, unknown> }[] = []
  let carry: (accepted: Accepted, delivery: Delivery) => Promise<void> = async () => undefined
  const courier = (delivery: Delivery) => (accepted: Accepted) => {
    attempts.push({ id: accepted.id, delivery, at: Date.now() - acceptedAt })
    return carry(accepted, delivery)
  }
  const start = () =>
    startWorker({
      outbox: memory.outbox,
      couriers: {
        'company-mail': courier('company-mail'),
        'confirmation-mail': courier('confirmation-mail'),
        'text-message': courier('text-message'),
      },
      log: (level, event, fields = {}) => logged.push({ level, event, fields }),
      ...(options.most && { most: options.most }),
    })
  return {
    ...memory,
    attempts,
    logged,
    start,
    /** From now on every carrier fails so. */
    failing: (failure: Failure, code = 'smtp 451') =>
      void (carry = () => Promise.reject(new NotDelivered(failure, code))),
    carrying: (next: typeof carry = async () => undefined) => void (carry = next),
    stateOf: (accepted: Accepted, delivery: Delivery = 'company-mail') =>
      memory.outbox.entry(accepted.id)?.deliveries[delivery],
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
  }
}
