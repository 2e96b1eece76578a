import type { Hold } from './runContract.ts'

/** Creates a block: await `wait` after storing; `hold` makes it wait until released. */
export function createBlock() {
  let blocking: { begun: () => void; end: Promise<void> } | undefined
  return {
    wait: async (): Promise<void> => {
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
