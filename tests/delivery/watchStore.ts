import type { Store } from '#server/store/Store.ts'

/**
 * Wraps a store for tests with fake timers, which must not run ahead of the database's thread.
 *
 * @returns `untilIdle`: resolves when no call is in flight; `failing`: makes one method reject from now on
 */
export function watchStore(store: Store) {
  const calls = new Set<symbol>()
  let failing: { name: keyof Store; error: Error } | undefined
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const watched = new Proxy(store, {
    get(target, name: keyof Store) {
      return async (...args: never[]) => {
        if (failing?.name === name) throw failing.error
        const call = Symbol(name)
        calls.add(call)
        try {
          return await (target[name] as (...all: never[]) => Promise<unknown>)(...args)
        } finally {
          calls.delete(call)
        }
      }
    },
  })
  return {
    store: watched,
    failing: (next?: typeof failing) => void (failing = next),
    untilIdle: async (): Promise<void> => {
      do await turn()
      while (calls.size > 0)
    },
  }
}
