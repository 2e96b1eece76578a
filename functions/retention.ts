import type { Log } from './log.ts'
import type { OpenOutbox } from './outbox/Outbox.ts'

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000

/**
 * Erases every message so many days after it was accepted, with the mail files made of it: at once and then each hour.
 *
 * @returns what ends it
 */
export function startRetention({
  outbox,
  eraseFiles,
  days,
  log,
  clock,
}: {
  outbox: OpenOutbox
  /** Erases the mail files of what the outbox no longer holds. */
  eraseFiles: () => Promise<unknown>
  days: number
  log: Log
  clock: () => number
}): () => void {
  const erase = () => {
    outbox
      .eraseBefore(clock() - days * day)
      .then(eraseFiles)
      .catch(() => log('error', 'retention.failed'))
  }
  erase()
  const timer = setInterval(erase, hour)
  return () => clearInterval(timer)
}
