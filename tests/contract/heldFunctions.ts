import { imitatedFunctions } from '#mocks/functions.ts'
import type { GatedFunction } from '#functions/gate/gate.ts'
import type { Hold } from './runContract.ts'

/** The imitated functions, whose storing can be held. */
export function heldFunctions() {
  let storing: { begun: () => void; end: Promise<void> } | undefined
  const held = ({ schema, accept }: GatedFunction): GatedFunction => ({
    schema,
    async accept(payload, key) {
      await accept(payload, key)
      storing?.begun()
      await storing?.end
    },
  })
  const hold = (): Hold => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    storing = { begun: begun.resolve, end: end.promise }
    return { begun: begun.promise, release: end.resolve }
  }
  const functions = Object.fromEntries(Object.entries(imitatedFunctions).map(([name, one]) => [name, held(one)]))
  return { functions, hold }
}
