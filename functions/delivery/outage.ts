/** When a message was deferred last, and whether for its own sake: another had got through since the time before. */
type Deferred = { at: number; isAlone: boolean }

/** What the attempts at one kind of delivery say of its carrier. */
export type Outage = ReturnType<typeof createOutage>

/**
 * What became of the attempts at one kind of delivery, and what follows for the next: whether its carrier fails everybody
 * or one message alone. A message that missed the carrier, or that it deferred, waits for the carrier: while there are
 * such, one of them asks every `probe`, and when any message gets through, all of them are due.
 *
 * One that is deferred again although another got through in between fails for its own sake, and keeps to its own pauses.
 * When a second one is deferred and none gets through, it is the carrier again; and when one that had been deferred gets
 * through, those that seemed to fail alone are due, too, but none within a `probe` of its last attempt.
 *
 * @param isOpen whether a message is still to be delivered
 * @param clock milliseconds since 1970
 * @param probe milliseconds
 */
export function createOutage(isOpen: (id: string) => boolean, clock: () => number, probe: number) {
  // Those that wait for the carrier, the longest untried first.
  const missed = new Set<string>()
  let missedAt = 0
  const deferred = new Map<string, Deferred>()
  // Those deferred since the carrier last took anything.
  const deferredSince = new Set<string>()
  const sooner = new Map<string, number>()

  function miss(id: string): void {
    missed.delete(id)
    missed.add(id)
    missedAt = clock()
  }

  /** Which was not tried for longest; what has ended or was erased is forgotten. */
  function longestMissed(): string | undefined {
    for (const id of missed) {
      if (isOpen(id)) return id
      missed.delete(id)
    }
    return undefined
  }

  return {
    /** Its pause is over. */
    wake: (id: string) => void sooner.set(id, 0),
    /** When a message is to be tried whose own pause ends at a time; both in milliseconds since 1970. */
    dueAt(id: string, planned: number): number {
      const at = Math.min(planned, sooner.get(id) ?? Infinity)
      return longestMissed() === id ? Math.min(at, missedAt + probe) : at
    },
    begun: (id: string) => void sooner.delete(id),
    /** The carrier could not be spoken with. */
    missed(id: string): void {
      deferred.delete(id)
      miss(id)
    },
    /** The carrier answered that it takes this another time. */
    deferred(id: string): void {
      const isAlone = deferred.get(id)?.isAlone ?? false
      deferred.set(id, { at: clock(), isAlone })
      deferredSince.add(id)
      if (isAlone && deferredSince.size === 1) return void missed.delete(id)
      for (const other of deferredSince) if (!missed.has(other)) missed.add(other)
      miss(id)
    },
    /** The carrier has taken this. */
    gotThrough(id: string): void {
      const isOver = deferred.delete(id)
      missed.delete(id)
      for (const other of missed) if (!deferred.get(other)?.isAlone) sooner.set(other, 0)
      for (const [other, last] of deferred) {
        if (!isOpen(other)) deferred.delete(other)
        if (isOver && last.isAlone && !sooner.has(other)) sooner.set(other, last.at + probe)
        last.isAlone = true
      }
      missed.clear()
      deferredSince.clear()
    },
  }
}
