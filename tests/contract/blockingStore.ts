import { StoreUnavailable, type NewMessage, type Store } from '#server/store/Store.ts'
import { createBlock } from './blocking.ts'

/** Wraps a store, so that it can block or be unavailable, and records accepted messages. */
export function blockingStore() {
  const { wait, hold } = createBlock()
  const state = { isUnavailable: false }
  const accepted: NewMessage[] = []
  const check = () => {
    if (state.isUnavailable) throw new StoreUnavailable('The disk is full.')
  }
  const wrapStore = (store: Store): Store => ({
    ...store,
    async accept(message) {
      check()
      const result = await store.accept(message)
      if (result.outcome === 'accepted') accepted.push(message)
      await wait()
      return result
    },
    async probe() {
      check()
      return store.probe()
    },
  })
  return { wrapStore, state, accepted, hold }
}
