import type { Log } from './log.ts'
import type { Store } from './store/Store.ts'

const day = 24 * 60 * 60_000

/** Maximum number of messages removed in one transaction. */
export const batch = 500

/**
 * Removes the oldest messages that were accepted more than so many days ago. Logs `delivery.expired` for each that
 * never reached the company.
 *
 * @returns the ids of the removed messages; fewer than `batch` means that none is left
 */
export async function expireBatch(store: Store, days: number, log: Log): Promise<string[]> {
  const expired = await store.expire({ olderThanMs: days * day, limit: batch })
  for (const { id, undelivered } of expired)
    if (undelivered.includes('company-mail')) log('error', 'delivery.expired', { id, delivery: 'company-mail' })
  return expired.map(({ id }) => id)
}
