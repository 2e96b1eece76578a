import type { Log } from './log.ts'
import type { Store } from './store/Store.ts'

const day = 24 * 60 * 60_000

/** How many messages are removed in one transaction. */
export const batch = 500

/**
 * Removes the oldest messages that were accepted more than so many days ago. One that never reached the company is
 * logged as `delivery.expired`.
 *
 * @returns the ids of the removed messages; if there are fewer than `batch`, none is left to remove
 */
export async function expireBatch(store: Store, days: number, log: Log): Promise<string[]> {
  const expired = await store.expire({ olderThanMs: days * day, limit: batch })
  for (const { id, undelivered } of expired)
    if (undelivered.includes('company-mail')) log('error', 'delivery.expired', { id, delivery: 'company-mail' })
  return expired.map(({ id }) => id)
}
