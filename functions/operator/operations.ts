import type { Delivery, Entry, Outbox } from '#functions/outbox/Outbox.ts'

/** What an operator may know of a message without reading it. */
export type Summary = {
  id: string
  name: string
  acceptedAt: string
  deliveries: { delivery: Delivery; state: string; attempts?: number; dueAt?: string; lastError?: string }[]
}

/** What an operator can do, in the process that has the outbox open or through its socket. */
export type Operations = {
  /** Every message, the oldest first, and nothing of what was typed. */
  list(): Promise<Summary[]>
  /** All of a message, with what was typed; undefined when there is none of that id. */
  show(id: string): Promise<Entry | undefined>
  /**
   * Has a delivery made again, or all that were not made; undefined when there is no such message.
   *
   * @returns those that are due now
   */
  resend(id: string, delivery?: Delivery): Promise<Delivery[] | undefined>
  /** Erases a message with all that was made of it; false when there is none of that id. */
  erase(id: string): Promise<boolean>
}

/**
 * The operations on an open outbox.
 *
 * @param eraseFiles erases what was made of messages that are no longer there
 */
export function operationsOn(
  outbox: Outbox,
  eraseFiles: () => Promise<unknown>,
  clock: () => number = Date.now,
): Operations {
  return {
    async list() {
      return [...outbox.entries()].map(summaryOf)
    },
    async show(id) {
      return outbox.entry(id)
    },
    async resend(id, delivery) {
      const entry = outbox.entry(id)
      if (!entry) return undefined
      const { accepted, deliveries } = entry
      const due = accepted.deliveries.filter((one) =>
        delivery ? one === delivery : deliveries[one]?.state !== 'delivered',
      )
      for (const one of due) await outbox.record(id, one, { state: 'waiting', attempts: 0, dueAt: clock() })
      return due
    },
    async erase(id) {
      if (!outbox.entry(id)) return false
      await outbox.erase(id)
      await eraseFiles()
      return true
    },
  }
}

function summaryOf({ accepted, deliveries }: Entry): Summary {
  return {
    id: accepted.id,
    name: accepted.name,
    acceptedAt: timeOf(accepted.acceptedAt),
    deliveries: accepted.deliveries.map((delivery) => {
      const known = deliveries[delivery]
      if (!known) return { delivery, state: 'waiting', attempts: 0 }
      if (known.state === 'delivered') return { delivery, state: known.state }
      const { state, attempts, lastError } = known
      return {
        delivery,
        state,
        attempts,
        ...(known.state === 'waiting' && { dueAt: timeOf(known.dueAt) }),
        ...(lastError && { lastError }),
      }
    }),
  }
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString()
