import type { Accepted, Delivery, DeliveryState, Outbox } from '#functions/outbox/Outbox.ts'
import { createOutage, type Outage } from './outage.ts'
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
  // Each kind for itself: mails to the company may be refused while visitors' are taken.
  const outages: Record<Delivery, Outage> = {
    'company-mail': outageOf('company-mail'),
    'confirmation-mail': outageOf('confirmation-mail'),
    'text-message': outageOf('text-message'),
  }
  // Whoever starts the server anew may have mended what stopped them.
  for (const { accepted, delivery } of waiting()) outages[delivery].wake(accepted.id)

  function outageOf(delivery: Delivery) {
    const isOpen = (id: string) => {
      const entry = outbox.entry(id)
      return entry !== undefined && (entry.deliveries[delivery]?.state ?? 'waiting') === 'waiting'
    }
    return createOutage(isOpen, clock, probe)
  }

  function waiting() {
    return [...outbox.entries()].flatMap(({ accepted, deliveries }) =>
      accepted.deliveries
        .filter((delivery) => deliveries[delivery]?.state === 'waiting')
        .map((delivery) => ({ accepted, delivery })),
    )
  }

  /** When a delivery is to be tried; undefined when it has ended or is under way. */
  function dueAt({ id, acceptedAt }: Accepted, delivery: Delivery, state: DeliveryState | undefined) {
    if (underWay.has(nameOf(id, delivery)) || (state && state.state !== 'waiting')) return undefined
    return outages[delivery].dueAt(id, state?.dueAt ?? acceptedAt)
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
        underWay.add(nameOf(job.accepted.id, job.delivery))
        outages[job.delivery].begun(job.accepted.id)
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
    missed: ({ accepted, delivery }: Job) => outages[delivery].missed(accepted.id),
    /** A carrier takes this another time. */
    deferred: ({ accepted, delivery }: Job) => outages[delivery].deferred(accepted.id),
    /** A carrier has taken this. */
    gotThrough: ({ accepted, delivery }: Job) => outages[delivery].gotThrough(accepted.id),
    /** What is still to be noted. */
    rest: () => [...notNoted.values()].map(({ job }) => job),
  }
}

const attemptsOf = (state: DeliveryState | undefined) => (state?.state === 'waiting' ? state.attempts : 0)
