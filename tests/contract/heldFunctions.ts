import { imitatedFunctions } from '#mocks/functions.ts'
import type { ImitatedFunction } from '#mocks/gate.ts'
import type { Hold } from './runContract.ts'

/** The imitated functions, whose storing can be held. */
export function heldFunctions() {
  let storing: { begun: () => void; end: Promise<void> } | undefined
  const held = ({ schema, accept }: ImitatedFunction): ImitatedFunction => ({
    schema,
    async accept(payload) {
      await accept(payload)
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
