import type { Entry, Outbox } from '#functions/outbox/Outbox.ts'

/** An outbox without a disk. `fail(true)` lets it refuse to write. */
export function memoryOutbox(entries: Entry[] = []) {
  const kept = new Map(entries.map((entry) => [entry.accepted.id, entry]))
  const listeners = new Set<() => void>()
  let isFull = false
  const change = () => {
    if (isFull) throw new Error('The disk is full.')
    queueMicrotask(() => listeners.forEach((listener) => listener()))
  }
  const outbox: Outbox = {
    async accept(accepted) {
      change()
      kept.set(accepted.id, { accepted, deliveries: {} })
    },
    entries: () => kept.values(),
    entry: (id) => kept.get(id),
    async record(id, delivery, state) {
      change()
      const entry = kept.get(id)
      if (entry) kept.set(id, { ...entry, deliveries: { ...entry.deliveries, [delivery]: state } })
    },
    async erase(id) {
      change()
      kept.delete(id)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {},
  }
  return { outbox, fail: (full: boolean) => void (isFull = full) }
}
