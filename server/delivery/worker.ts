import {
  deliveryKinds,
  type Attempt,
  type AttemptResult,
  type ClaimedDelivery,
  type DeliveryKind,
  type Store,
} from '#server/store/Store.ts'
import type { Log } from '../log.ts'
import { attemptDelivery, identifyAttempt, leaseMs } from './attempt.ts'
import { createCircuitBreaker, type CircuitBreaker } from './circuitBreaker.ts'
import type { DeliveryHandlers } from './handlers.ts'

export type WorkerOptions = {
  store: Store
  handlers: DeliveryHandlers
  log: Log
  /** Milliseconds since 1970. */
  clock?: () => number
  /** Monotonic milliseconds, for the circuit breakers. */
  now?: () => number
  /** Maximum number of deliveries in flight. */
  concurrency?: number
  /**
   * Minimum time between two attempts in milliseconds, because mail servers reject bursts and visitors have priority.
   */
  paceMs?: number
  /** Maximum time between two polls of the store in milliseconds, because other processes accept and resend as well. */
  maxIdleMs?: number
}

export type Worker = {
  /** Polls for due deliveries at once; call it when a message was accepted. */
  poke(): void
  /** Starts no more attempts; resolves when those in flight are settled. */
  stop(): Promise<void>
}

/**
 * Delivers due deliveries of a store until it is stopped. An attempt is repeated only if its response was lost, or the
 * process ended before it was settled. Each kind has its own circuit breaker, because a mail server can reject
 * visitors' domains and still take the company's mail.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { store, handlers, log, clock = Date.now, concurrency = 4, paceMs = 20, maxIdleMs = 5_000 } = options
  const { now = () => performance.now() } = options
  const breakers = new Map(
    deliveryKinds.map((kind): [DeliveryKind, CircuitBreaker] => [kind, createCircuitBreaker(now)]),
  )
  const getBreaker = (kind: DeliveryKind) => breakers.get(kind)!
  const inFlight = new Set<Promise<void>>()
  // Outcomes that could not be stored. The delivery must not be repeated while this process remembers them.
  let unsettled: { attempt: Attempt; result: AttemptResult }[] = []
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let wasPoked = false
  let isStopped = false
  let isStoreAway = false
  let notBefore = 0

  function schedulePoll(milliseconds: number): void {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(poke, Math.max(milliseconds, notBefore - performance.now()))
  }

  function poke(): void {
    wasPoked = true
    if (looking || isStopped) return
    const wait = notBefore - performance.now()
    if (wait > 0) return schedulePoll(wait)
    wasPoked = false
    looking = lookAndPlan()
  }

  async function lookAndPlan(): Promise<void> {
    const next = await look()
    looking = undefined
    schedulePoll(wasPoked ? 0 : next)
  }

  /** Claims and starts due deliveries. Resolves with the milliseconds until the next poll. */
  async function look(): Promise<number> {
    try {
      await settleAgain()
      const started = await startDue()
      if (isStoreAway) log('info', 'store.available')
      isStoreAway = false
      if (started > 0) return paceMs
      // The end of an attempt starts the next poll.
      return inFlight.size >= concurrency ? maxIdleMs : await untilNextDue()
    } catch (error) {
      if (!isStoreAway) log('error', 'store.unavailable', { reason: (error as Error).name })
      isStoreAway = true
      return maxIdleMs
    }
  }

  async function startDue(): Promise<number> {
    const closed = deliveryKinds.filter((kind) => getBreaker(kind).state() === 'closed')
    const probing = deliveryKinds.filter((kind) => !closed.includes(kind) && getBreaker(kind).waitMs() === 0)
    const claims = [...(closed.length > 0 ? [closed] : []), ...probing.map((kind) => [kind])]
    let started = 0
    for (const claimed of claims) {
      const free = concurrency - inFlight.size
      if (free <= 0 || isStopped) break
      const isProbe = getBreaker(claimed[0]!).state() !== 'closed'
      const due = await store.claim({ kinds: claimed, limit: isProbe ? 1 : free, leaseMs })
      for (const delivery of due) start(delivery)
      started += due.length
    }
    notBefore = performance.now() + started * paceMs
    return started
  }

  async function untilNextDue(): Promise<number> {
    const waits = deliveryKinds.map(async (kind) => {
      const due = await store.nextDue([kind])
      return due === null ? maxIdleMs : Math.max(due, getBreaker(kind).waitMs())
    })
    return Math.min(maxIdleMs, ...(await Promise.all(waits)))
  }

  function start(delivery: ClaimedDelivery): void {
    const breaker = getBreaker(delivery.kind)
    if (breaker.state() !== 'closed') breaker.probe()
    const attempt = carryOut(delivery, breaker).finally(() => {
      inFlight.delete(attempt)
      poke()
    })
    inFlight.add(attempt)
  }

  async function carryOut(delivery: ClaimedDelivery, breaker: CircuitBreaker): Promise<void> {
    const { result, hasRecovered } = await attemptDelivery(delivery, handlers, breaker, log, clock)
    await settle(identifyAttempt(delivery), result)
    if (hasRecovered) await store.wake([delivery.kind]).catch(() => undefined)
  }

  async function settle(attempt: Attempt, result: AttemptResult): Promise<void> {
    try {
      await store.settle(attempt, result)
    } catch {
      log('error', 'delivery.notNoted', { id: attempt.messageId, delivery: attempt.kind })
      unsettled.push({ attempt, result })
    }
  }

  /** Settles stored outcomes first, so that the next claim does not return their deliveries. */
  async function settleAgain(): Promise<void> {
    while (unsettled[0]) {
      const { attempt, result } = unsettled[0]
      await store.settle(attempt, result)
      unsettled = unsettled.slice(1)
    }
  }

  // An operator who starts the server may have repaired the transports, so all waiting deliveries are due now.
  void store
    .wake([...deliveryKinds])
    .catch(() => undefined)
    .then(poke)

  return {
    poke,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(inFlight)
      await settleAgain().catch(() => undefined)
    },
  }
}
