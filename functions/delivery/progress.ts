import type { Accepted, Delivery, DeliveryState, Outbox } from '#functions/outbox/Outbox.ts'
import { wayOf, type Way } from './couriers.ts'
import type { Retry } from './retry.ts'

/** A delivery whose time has come. */
export type Job = {
  accepted: Accepted
  delivery: Delivery
  /** How many attempts there were before. */
  attempts: number
  /** What became of it already, when the disk did not take the note. */
  outcome?: DeliveryState
}

const mostWaiting = 1_000
const nameOf = (id: string, delivery: Delivery) => `${id} ${delivery}`

/**
 * What has to be delivered, in which order. The outbox knows everything that must survive; what is kept here beside it
 * (what is under way, which carrier cannot be reached) may be lost.
 */
export function createProgress(outbox: Outbox, clock: () => number, { first, probe }: Pick<Retry, 'first' | 'probe'>) {
  let queue: Job[] = []
  let nextAt = 0
  const underWay = new Set<string>()
  const notNoted = new Map<string, { job: Job & { outcome: DeliveryState }; at: number }>()
  // The longest untried first.
  const missed: Record<Way, Set<string>> = { mail: new Set(), text: new Set() }
  const missedAt: Record<Way, number> = { mail: 0, text: 0 }
  // Whoever starts the server anew may have mended what stopped them, so that their pause is over.
  const woken = new Set(waiting().map(({ accepted, delivery }) => nameOf(accepted.id, delivery)))

  function waiting() {
    return [...outbox.entries()].flatMap(({ accepted, deliveries }) =>
      accepted.deliveries
        .filter((delivery) => deliveries[delivery]?.state === 'waiting')
        .map((delivery) => ({ accepted, delivery })),
    )
  }

  /** When a delivery is to be tried; undefined when it has ended or is under way. */
  function dueAt({ id, acceptedAt }: Accepted, delivery: Delivery, state: DeliveryState | undefined) {
    const name = nameOf(id, delivery)
    if (underWay.has(name) || (state && state.state !== 'waiting')) return undefined
    if (woken.has(name)) return 0
    const planned = state?.dueAt ?? acceptedAt
    const way = wayOf(delivery)
    return longestMissed(way) === name ? Math.min(planned, missedAt[way] + probe) : planned
  }

  /** Which of those that missed their carrier was not tried for longest; what has ended or was erased is forgotten. */
  function longestMissed(way: Way): string | undefined {
    for (const name of missed[way]) {
      const [id, delivery] = name.split(' ') as [string, Delivery]
      if (outbox.entry(id)?.deliveries[delivery]?.state === 'waiting') return name
      missed[way].delete(name)
    }
    return undefined
  }

  /** Fills the queue with what is due, the longest due first. */
  function look(): void {
    const now = clock()
    const due: { at: number; job: Job }[] = []
    nextAt = Math.min(Infinity, ...[...notNoted.values()].map(({ at }) => at))
    for (const { accepted, deliveries } of outbox.entries()) {
      for (const delivery of accepted.deliveries) {
        const state = deliveries[delivery]
        const at = dueAt(accepted, delivery, state)
        if (at === undefined) continue
        if (at > now) nextAt = Math.min(nextAt, at)
        else due.push({ at, job: { accepted, delivery, attempts: attemptsOf(state) } })
      }
      if (due.length >= mostWaiting) break
    }
    queue = due
      .toSorted((a, b) => a.at - b.at)
      .map(({ job }) => job)
      .toReversed()
  }

  /** Whether it is still to be done: since the queue was filled, it may have been erased or done. */
  function isDue({ accepted, delivery }: Job): boolean {
    const entry = outbox.entry(accepted.id)
    const at = entry && dueAt(accepted, delivery, entry.deliveries[delivery])
    return at !== undefined && at <= clock()
  }

  return {
    /** The next delivery to carry out; undefined when none is due before `nextAt()`. */
    take(): Job | undefined {
      for (const [name, { job, at }] of notNoted) {
        if (at > clock()) continue
        notNoted.delete(name)
        return job
      }
      if (queue.length === 0) look()
      for (let job = queue.pop(); job; job = queue.pop()) {
        if (!isDue(job)) continue
        const name = nameOf(job.accepted.id, job.delivery)
        underWay.add(name)
        woken.delete(name)
        return job
      }
      return undefined
    },
    nextAt: () => nextAt,
    /** The outcome is on disk. */
    done: ({ accepted, delivery }: Job) => void underWay.delete(nameOf(accepted.id, delivery)),
    /** The outcome could not be written: it is noted later, and the delivery not repeated. */
    keep(job: Job, outcome: DeliveryState): void {
      notNoted.set(nameOf(job.accepted.id, job.delivery), { job: { ...job, outcome }, at: clock() + first })
    },
    /** A carrier was not reached with this. */
    missed({ accepted, delivery }: Job): void {
      const way = wayOf(delivery)
      const name = nameOf(accepted.id, delivery)
      missed[way].delete(name)
      missed[way].add(name)
      missedAt[way] = clock()
    },
    /** A carrier works: what it could not take before is due. */
    reached(way: Way): void {
      for (const name of missed[way]) woken.add(name)
      missed[way].clear()
    },
    /** What is still to be noted. */
    rest: () => [...notNoted.values()].map(({ job }) => job),
  }
}

const attemptsOf = (state: DeliveryState | undefined) => (state?.state === 'waiting' ? state.attempts : 0)
