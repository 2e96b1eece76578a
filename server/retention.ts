import type { ClockGuard } from './clockGuard.ts'
import { batch, expireBatch } from './expireBatch.ts'
import { removeMailFiles } from './delivery/transports/mailFiles.ts'
import type { Log } from './log.ts'
import { announceQuarantine } from './spam/announceQuarantine.ts'
import type { Store } from './store/Store.ts'

const hour = 60 * 60_000
const day = 24 * hour
/**
 * Milliseconds after which a mail file without a stored message is removed. A file is written after its message was
 * accepted.
 */
const orphanMarginMs = 7 * day

export type RetentionOptions = {
  store: Store
  guard: ClockGuard
  /** The folder of mail files. */
  mails: string
  /** Days after which messages are removed. */
  days: number
  log: Log
}

/**
 * Removes messages and their mail files after so many days. A message with a waiting delivery stays. Logs
 * `delivery.expired` for a message that never reached the company.
 *
 * @param isEnded returns whether to stop after the current batch
 */
export async function expireMessages(options: RetentionOptions, isEnded = () => false): Promise<void> {
  const { store, guard, mails, days, log } = options
  await guard.probe()
  for (let count = batch; count === batch && !guard.isHeld() && !isEnded();) {
    const ids = await expireBatch(store, days, log)
    await removeMailFiles(mails, ids)
    count = ids.length
  }
  if (!guard.isHeld() && !isEnded()) await removeMailFiles(mails, [], days * day + orphanMarginMs)
}

/**
 * Removes old messages and announces the quarantine, at once and then every hour.
 *
 * @returns stops; resolves when the current run has ended
 */
export function startRetention(options: RetentionOptions): () => Promise<void> {
  let isEnded = false
  const run = async () => {
    await expireMessages(options, () => isEnded).catch((error: unknown) =>
      options.log('error', 'retention.failed', { reason: (error as Error).name }),
    )
    if (!isEnded) await announceQuarantine(options.store, options.log)
  }
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, hour)
  return async () => {
    isEnded = true
    clearInterval(timer)
    await running
  }
}
