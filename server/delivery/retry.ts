import { maxPauseMs, type AttemptResult, type ClaimedDelivery } from '#server/store/Store.ts'
import type { NotDelivered } from './transports/NotDelivered.ts'

const firstPauseMs = 5_000
const giveUpAfterMs = 5 * 24 * 60 * 60_000

// A delivery that is resent after five days gets so many attempts, over two hours, before it is given up again.
const minAttempts = 12

/**
 * Returns the pause after a failed attempt in milliseconds. It doubles from 5 s to 1 h, and up to a fifth is subtracted
 * at random (jitter).
 *
 * @param attempts number of attempts so far, at least 1
 * @param random 0 to 1
 */
export const pauseAfter = (attempts: number, random = Math.random()): number =>
  Math.min(firstPauseMs * 2 ** Math.min(attempts - 1, 30), maxPauseMs) * (0.8 + 0.2 * random)

/**
 * Returns what to do after a failed attempt. A visitor's address that is permanently rejected is given up at once. The
 * company's mail is given up only after five days and twelve attempts, because an operator can repair the mailbox.
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
