import type { Hold } from './runContract.ts'

/** Returns `gate`, to be awaited after storing, and `hold`, which makes it block until released. */
export function createBlock() {
  let blocking: { begun: () => void; end: Promise<void> } | undefined
  return {
    gate: async (): Promise<void> => {
      blocking?.begun()
      await blocking?.end
    },
    hold: (): Hold => {
      const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      blocking = { begun: begun.resolve, end: end.promise }
      return { begun: begun.promise, release: end.resolve }
    },
  }
}
