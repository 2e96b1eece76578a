import type { Delivery, DeliveryState } from '#functions/outbox/Outbox.ts'
import type { NotDelivered } from './carriers/NotDelivered.ts'

/** How often and how long a delivery is tried, in milliseconds. */
export type Retry = { first: number; longest: number; giveUpAfter: number; probe: number }

export const retry: Retry = {
  first: 5_000,
  longest: 60 * 60_000,
  giveUpAfter: 5 * 24 * 60 * 60_000,
  // While a carrier cannot be reached, one message asks again so often; when it gets through, all others follow.
  probe: 30_000,
}

// One that an operator sends again after five days has these tries, over two hours, before it is given up again.
const fewestAttempts = 12

/**
 * The pause after an attempt that failed: it doubles, and varies by a fifth, so that many do not come back at once.
 *
 * @param attempts how many there were, from 1
 * @param random 0 to 1
 */
export function pauseAfter(attempts: number, { first, longest }: Retry = retry, random = Math.random()): number {
  return Math.min(first * 2 ** Math.min(attempts - 1, 30), longest) * (0.8 + 0.2 * random)
}

/**
 * What becomes of a delivery that failed. A visitor's address that is refused for good is given up at once; the company's
 * own mail never before its time, since somebody can mend the mailbox.
 */
export function afterFailure(
  delivery: Delivery,
  acceptedAt: number,
  attempts: number,
  { failure, code }: NotDelivered,
  now: number,
  times: Retry = retry,
): DeliveryState {
  const isRefused = failure === 'never' && delivery !== 'company-mail'
  const isOver = now - acceptedAt >= times.giveUpAfter && attempts >= fewestAttempts
  if (isRefused || isOver) return { state: 'dead', at: now, attempts, lastError: code }
  return { state: 'waiting', attempts, dueAt: now + pauseAfter(attempts, times), lastError: code }
}
