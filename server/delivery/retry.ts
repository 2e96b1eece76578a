import { maxPauseMs, type AttemptResult, type ClaimedDelivery } from '#server/store/Store.ts'
import type { NotDelivered } from './transports/NotDelivered.ts'

const firstPauseMs = 5_000
const giveUpAfterMs = 5 * 24 * 60 * 60_000

// A delivery that is resent after five days gets these attempts, over two hours, before it is given up again.
const minAttempts = 12

/**
 * Returns the pause after a failed attempt, in milliseconds: it doubles from 5 s to 1 h, and up to a fifth is taken off at
 * random, so that many do not come back at once.
 *
 * @param attempts how many there were, from 1
 * @param random 0 to 1
 */
export const pauseAfter = (attempts: number, random = Math.random()): number =>
  Math.min(firstPauseMs * 2 ** Math.min(attempts - 1, 30), maxPauseMs) * (0.8 + 0.2 * random)

/**
 * Returns what follows from a failed attempt. A visitor's address that is refused for good is given up at once; the
 * company's mail only after five days and twelve attempts, because somebody can repair the mailbox.
 *
 * @param now milliseconds since 1970
 */
export function afterFailure(
  { kind, attempts, message }: ClaimedDelivery,
  { failure, code }: NotDelivered,
  now: number,
): Exclude<AttemptResult, { state: 'delivered' }> {
  const isRefused = failure === 'never' && kind !== 'company-mail'
  const isOver = now - message.acceptedAt >= giveUpAfterMs && attempts >= minAttempts
  if (isRefused || isOver) return { state: 'dead', error: code }
  return { state: 'waiting', retryInMs: Math.round(pauseAfter(attempts)), error: code }
}
