import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'

/** What an event would do: the next snapshot or the error, and which keys of its payload the machine missed. */
export type Probed = { next?: AnyMachineSnapshot; error?: unknown; missed: string[] }

// Promises and JSON ask any object for these keys.
const harmless = new Set(['then', 'toJSON'])

/**
 * Computes what a machine would do with an event, without running its actions. An assignment or a guard that reads a key
 * which the event lacks shows that the payload is missing.
 */
export function probe(snapshot: AnyMachineSnapshot, event: AnyEventObject): Probed {
  const missed = new Set<string>()
  const watched = new Proxy(event, {
    get(target, key) {
      if (typeof key === 'string' && !(key in target) && !harmless.has(key)) missed.add(key)
      return target[key as string] as unknown
    },
  })
  try {
    const [next] = transition(snapshot.machine, snapshot, watched)
    return { next: next as AnyMachineSnapshot, missed: [...missed] }
  } catch (error) {
    return { error, missed: [...missed] }
  }
}
