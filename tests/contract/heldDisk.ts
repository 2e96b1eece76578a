import { diskWith } from '../outbox.ts'
import type { Hold } from './runContract.ts'

/** This machine's disk, which can take its time and can be full. */
export function heldDisk() {
  const state: { full: boolean; storing?: { begun: () => void; end: Promise<void> } } = { full: false }
  const disk = diskWith((file) => ({
    async write(bytes, position) {
      if (state.full) throw new Error('ENOSPC')
      await file.write(bytes, position)
      state.storing?.begun()
      await state.storing?.end
    },
  }))
  const hold = (): Hold => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    state.storing = { begun: begun.resolve, end: end.promise }
    return { begun: begun.promise, release: end.resolve }
  }
  return { disk, state, hold }
}
