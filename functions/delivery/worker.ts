import type { Delivery, DeliveryState, Outbox } from '#functions/outbox/Outbox.ts'
import type { Log } from '#functions/log.ts'
import { NotDelivered } from './carriers/NotDelivered.ts'
import { isTooMuch } from './cap.ts'
import type { Couriers } from './couriers.ts'
import { createProgress, type Job } from './progress.ts'
import { afterFailure, retry, type Retry } from './retry.ts'

export type WorkerOptions = {
  outbox: Outbox
  couriers: Couriers
  log: Log
  /** Milliseconds since 1970. */
  clock?: () => number
  times?: Retry
  /** How many deliveries are under way at most. */
  most?: number
  /** The shortest time between two beginnings, in milliseconds: mail servers refuse floods, and visitors come first. */
  pace?: number
}
export type Worker = {
  /** Begins nothing more; done when what is under way has ended and is noted. */
  stop(): Promise<void>
}

/** The longest without looking: a clock may have been set. */
const longestRest = 60_000

/**
 * Delivers what the outbox holds, as long as it runs. What was carried out is noted before it counts, so that a delivery
 * is repeated only when the carrier's last answer, or the note of it, was lost in a crash.
 */
export function startWorker({
  outbox,
  couriers,
  log,
  clock = Date.now,
  times = retry,
  most = 4,
  pace = 20,
}: WorkerOptions): Worker {
  const progress = createProgress(outbox, clock, times)
  const underWay = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let timerAt = Infinity
  let earliest = 0
  let stopped = false

  /** Looks again at a time, or earlier when something else asks for it. */
  function lookAt(time: number): void {
    const at = Math.max(time, earliest)
    if (stopped || at >= timerAt) return
    clearTimeout(timer)
    timerAt = at
    timer = setTimeout(look, Math.max(at - clock(), 0))
  }

  function look(): void {
    timerAt = Infinity
    // The end of any of them looks again.
    if (underWay.size >= most) return
    const job = progress.take()
    if (job) {
      const work = carryOut(job).finally(() => {
        underWay.delete(work)
        lookAt(clock())
      })
      underWay.add(work)
      earliest = clock() + pace
      return lookAt(earliest)
    }
    lookAt(Math.min(progress.nextAt(), clock() + longestRest))
  }

  const carryOut = async (job: Job) => note(job, job.outcome ?? (await attempt(job)))

  async function note(job: Job, outcome: DeliveryState): Promise<void> {
    try {
      await outbox.record(job.accepted.id, job.delivery, outcome)
      progress.done(job)
    } catch {
      log('error', 'delivery.notNoted', { id: job.accepted.id, delivery: job.delivery })
      progress.keep(job, outcome)
    }
  }

  async function attempt(job: Job): Promise<DeliveryState> {
    const { accepted, delivery, attempts } = job
    const facts = { id: accepted.id, delivery, attempts: attempts + 1 }
    try {
      if (isTooMuch(accepted, delivery, outbox.entries())) throw new NotDelivered('never', 'too many to this address')
      await couriers[delivery](accepted)
      progress.gotThrough(job)
      log('info', 'delivery.delivered', facts)
      return { state: 'delivered', at: clock() }
    } catch (cause) {
      const failure = failureOf(cause)
      const outcome = afterFailure(delivery, accepted.acceptedAt, attempts + 1, failure, clock(), times)
      if (failure.failure === 'unreachable') progress.missed(job)
      if (failure.failure === 'deferred') progress.deferred(job)
      logFailure(outcome, { ...facts, code: failure.code })
      return outcome
    }
  }

  function logFailure(
    outcome: DeliveryState,
    facts: { id: string; delivery: Delivery; attempts: number; code: string },
  ) {
    if (outcome.state === 'dead') log('error', 'delivery.dead', facts)
    else if (outcome.state === 'waiting')
      log('warn', 'delivery.failed', { ...facts, dueAt: new Date(outcome.dueAt).toISOString() })
  }

  const forget = outbox.onChange(() => lookAt(clock()))
  lookAt(clock())
  return {
    async stop() {
      stopped = true
      forget()
      clearTimeout(timer)
      await Promise.all(underWay)
      await Promise.all(progress.rest().map((job) => note(job, job.outcome)))
    },
  }
}

// Anything else is a mistake of ours, in one message or in all: it is tried again, and its text is not shown.
const failureOf = (cause: unknown) =>
  cause instanceof NotDelivered ? cause : new NotDelivered('later', `internal ${(cause as Error).name}`, { cause })
