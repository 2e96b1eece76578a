import type { Log } from '../log.ts'
import { channels, companyMailKinds } from '../store/messages.ts'
import type { AttemptResult, DeliveryAttempt, DeliveryKind } from '../store/messages.ts'
import type { Store } from '../store/store.ts'
import { NotDelivered } from './notDelivered.ts'

/** Makes one attempt at a delivery; `written` if it went to a file. Rejects with {@link NotDelivered}, within the lease. */
export type Deliver = (attempt: DeliveryAttempt) => Promise<void | 'written'>

type Options = { store: Store; deliver: Deliver; log: Log }

/** Longer than any attempt. If the process is killed, the delivery is due again after this time. */
const leaseMs = 15 * 60_000
/** The hosted functions send by HTTP only, whose attempts end after seconds. */
const hostedLeaseMs = 60_000

/** Of each channel. */
const maxInFlight = 4
/** An attempt that waits for longer leaves its place to others, while there are no more than this. */
const slowAfterMs = 10_000
const maxWithSlow = 20

/** The minimum time between two claims: mail servers reject bursts, and visitors' messages wait for each transaction. */
const pauseBetweenClaimsMs = 50

const firstPauseMs = 5_000
const maxPauseMs = 60 * 60_000
const giveUpAfterMs = 5 * 24 * 60 * 60_000
/** They take half a day at least. Otherwise a clock that is a week ahead would end what waits at its next attempt. */
const giveUpAfterAttempts = 20

/** A worker that takes no turn for so long is stuck. */
const stuckAfterMs = 60_000

/** How long attempts in flight may take when the server stops. */
const drainMs = 10_000

/** After so many attempts in doubt a delivery is given up. */
const maxDoubts = 3

/** An attempt of this process, until its outcome is stored. */
type InFlight = { attempt: DeliveryAttempt; outcome: Promise<AttemptResult>; hasEnded: boolean; startedAt: number }

type WorkerOptions = Options & { maxIdleMs?: number }

/**
 * Delivers what is due until it is stopped, each channel by itself: mails wait for mails, but events and text messages do not
 * wait for a mail server that takes connections and says nothing. It looks at the store every `maxIdleMs` at least, for what is
 * due again, and because other processes accept and resend as well.
 */
export function startWorker(options: WorkerOptions) {
  const workers = channels.map((kinds) => startChannel(kinds, options))
  return {
    /** Looks for due deliveries at once; to be called with the kinds that a message was accepted with. */
    poke: (accepted: readonly DeliveryKind[]) => {
      // The other channels have nothing new. Each look is a transaction for which visitors' messages wait.
      for (const { kinds, poke } of workers) if (kinds.some((kind) => accepted.includes(kind))) poke()
    },
    isAlive: () => workers.every(({ isAlive }) => isAlive()),
    /**
     * Starts no more attempts. Resolves when those in flight have ended and their outcomes are stored; what takes longer
     * than ten seconds is repeated when its lease ends.
     */
    stop: async (): Promise<void> => {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

/**
 * Delivers these kinds: claims, sends, settles, sleeps. An attempt is repeated only if its answer was lost, or if the process
 * was killed before the outcome was stored.
 */
function startChannel(kinds: readonly DeliveryKind[], { store, deliver, log, maxIdleMs = 5_000 }: WorkerOptions) {
  const inFlight = new Map<string, InFlight>()
  const stopping = new AbortController()
  let isPoked = false
  let endSleep = () => {}
  let nextClaimAt = 0
  let aliveAt = performance.now()

  function poke(): void {
    isPoked = true
    endSleep()
  }

  async function sleep(milliseconds: number): Promise<void> {
    if (isPoked) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds)
    endSleep = resolve
    await promise
    clearTimeout(timer)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isPoked = false
      await sleep(await takeTurn())
    }
  }

  /** Stores outcomes and starts what is due. Resolves with the milliseconds until the next turn. */
  async function takeTurn(): Promise<number> {
    try {
      await settleEnded()
      const now = performance.now()
      const slow = [...inFlight.values()].filter(({ startedAt }) => now - startedAt >= slowAfterMs).length
      const free = Math.min(maxInFlight + slow, maxWithSlow) - inFlight.size
      if (free <= 0) {
        // The end of an attempt begins the next turn.
        aliveAt = now
        return maxIdleMs
      }
      const waitMs = nextClaimAt - performance.now()
      if (waitMs > 0) return waitMs
      const due = await store.claim({ kinds, limit: free, leaseMs })
      aliveAt = performance.now()
      nextClaimAt = aliveAt + pauseBetweenClaimsMs
      for (const attempt of due) start(attempt)
      return due.length > 0 ? 0 : maxIdleMs
    } catch {
      // The store has logged it, and the health check reports it: the worker itself is alive.
      aliveAt = performance.now()
      return maxIdleMs
    }
  }

  function start(attempt: DeliveryAttempt): void {
    const key = [attempt.id, attempt.kind, attempt.position, attempt.generation].join(' ')
    // The clock can step, so that the lease of an attempt in flight seems to be over.
    if (inFlight.has(key)) return
    const outcome = makeAttempt(deliver, attempt, log)
    const entry: InFlight = { attempt, outcome, hasEnded: false, startedAt: performance.now() }
    inFlight.set(key, entry)
    void entry.outcome.finally(() => {
      entry.hasEnded = true
      poke()
    })
  }

  /** Stores the outcomes of ended attempts. Nothing is claimed before, so that none of them is sent again. */
  async function settleEnded(): Promise<void> {
    for (const [key, { attempt, outcome, hasEnded }] of inFlight) {
      if (!hasEnded) continue
      await store.settle(attempt, await outcome)
      inFlight.delete(key)
    }
  }

  const running = run()
  return {
    kinds,
    poke,
    isAlive: () => {
      const now = performance.now()
      const isEnding = [...inFlight.values()].every((one) => one.hasEnded || now - one.startedAt < leaseMs)
      return isEnding && now - aliveAt < stuckAfterMs
    },
    async stop(): Promise<void> {
      stopping.abort()
      poke()
      await running
      const { promise: late, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, drainMs)
      await Promise.race([late, Promise.all([...inFlight.values()].map(({ outcome }) => outcome))])
      clearTimeout(timer)
      // The store logs a failure. These deliveries are repeated after the restart.
      await settleEnded().catch(() => undefined)
    },
  }
}

/** Delivers what is due for so many milliseconds, for a platform that runs functions instead of a server. */
export async function deliverDue({ store, deliver, log, forMs }: Options & { forMs: number }): Promise<void> {
  const endsAt = performance.now() + forMs
  async function deliverChannel(kinds: readonly DeliveryKind[]): Promise<void> {
    while (performance.now() < endsAt) {
      const due = await store.claim({ kinds, limit: maxInFlight, leaseMs: hostedLeaseMs })
      if (due.length === 0) return
      const attempts = due.map(async (attempt) => {
        const result = await makeAttempt(deliver, attempt, log)
        // The store logs an outcome that it cannot store. The delivery is repeated when its lease ends.
        await store.settle(attempt, result).catch(() => undefined)
      })
      await Promise.all(attempts)
    }
  }
  // All of them, because the platform may end this process when the promise rejects.
  const ended = await Promise.allSettled(channels.map(deliverChannel))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

async function makeAttempt(deliver: Deliver, attempt: DeliveryAttempt, log: Log): Promise<AttemptResult> {
  const { id, kind, position, attempts, doubts } = attempt
  const facts = { id, delivery: kind, ...(position > 0 && { position }), attempts }
  try {
    const state = (await deliver(attempt)) ?? 'delivered'
    log('info', `delivery.${state}`, facts)
    return { state }
  } catch (error) {
    // Any other error is a fault of ours, so the delivery is retried. Its text may quote the message.
    const failure = error instanceof NotDelivered ? error : new NotDelivered(`internal ${(error as Error).name}`)
    const { code, doubt } = failure
    // A notice has content of ours, so that its refusal is about the mailbox or the configuration.
    const isDoubted = doubt === 'unanswered' || (doubt === 'content' && kind === 'company-mail')
    if ((isDoubted && doubts + 1 >= maxDoubts) || isOver(attempt, failure)) {
      log('error', 'delivery.dead', { ...facts, code })
      return { state: 'dead', error: code, isNoticed: isDoubted && kind === 'company-mail' }
    }
    // Doubles from 5 s to 1 h. Up to a fifth is subtracted at random, so that not all are retried at once. Nothing is concluded
    // from attempts in doubt that were made within seconds.
    const pauseMs = isDoubted ? maxPauseMs : Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs)
    const retryInMs = Math.round(pauseMs * (0.8 + 0.2 * Math.random()))
    log('warn', 'delivery.failed', { ...facts, code, retryInMs })
    return { state: 'waiting', retryInMs, error: code, isDoubted }
  }
}

/** No mailbox of the company is given up before five days have passed, because somebody can repair it. */
const isOver = ({ kind, waitingSince, attempts }: DeliveryAttempt, { isFinal }: NotDelivered) =>
  (isFinal && !companyMailKinds.includes(kind)) ||
  (attempts >= giveUpAfterAttempts && Date.now() - waitingSince >= giveUpAfterMs)
