import type { Accepted, Delivery, Entry } from '#functions/outbox/Outbox.ts'
import { dialled } from './letters/textMessage.ts'

const day = 24 * 60 * 60_000

/** So many confirmations reach one address, or one number, in 24 hours: anybody can type anybody's. */
export const mostADay = 3

const reaches: Partial<Record<Delivery, (accepted: Accepted) => string>> = {
  'confirmation-mail': ({ payload }) => payload.email.toLowerCase(),
  'text-message': ({ payload }) => dialled(payload.phone),
}

/**
 * Whether an address has had its day's confirmations before this one. It is counted from what was accepted, so that it
 * holds over restarts; the company's own mail is never too much.
 */
export function isTooMuch(accepted: Accepted, delivery: Delivery, entries: Iterable<Entry>): boolean {
  const reached = reaches[delivery]
  if (!reached) return false
  const recipient = reached(accepted)
  let before = 0
  for (const { accepted: other } of entries) {
    // What was accepted in the same millisecond stands in the outbox's order.
    if (other.id === accepted.id) break
    const isRecent = other.acceptedAt > accepted.acceptedAt - day && other.acceptedAt <= accepted.acceptedAt
    if (isRecent && other.deliveries.includes(delivery) && reached(other) === recipient) before += 1
  }
  return before >= mostADay
}
