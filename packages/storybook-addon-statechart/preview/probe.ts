import { createEmptyActor, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'

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
    const next = snapshot.machine.transition(snapshot, watched, createScope(snapshot)) as AnyMachineSnapshot
    return { next, missed: [...missed] }
  } catch (error) {
    return { error, missed: [...missed] }
  }
}

const nothing = () => undefined

/** Returns a scope that runs no actions. That of XState's `transition` has no parent, so a child that sends to it would fail. */
function createScope(snapshot: AnyMachineSnapshot) {
  const actor = createEmptyActor()
  const self = Object.assign(actor, { _parent: actor, getSnapshot: () => snapshot })
  const ways = { defer: nothing, emit: nothing, logger: nothing, stopChild: nothing, actionExecutor: nothing }
  return { self, system: self.system, id: '', sessionId: '', ...ways } as never
}
