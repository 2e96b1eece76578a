import * as v from 'valibot'
import { forgetKept, keep, readKept, type KeptName } from '../kept.ts'

/** Where a journey keeps what was typed, so that a reload of the tab loses nothing. */
export type KeptDraft<Draft> = { read: () => Draft | undefined; write: (draft: Draft) => void; forget: () => void }

/**
 * A draft in the tab, judged as it comes and goes.
 *
 * @param name the journey's
 * @param schema what is kept: anything else that stands there is ignored
 */
export function keptDraft<Draft>(name: KeptName, schema: v.GenericSchema<unknown, Draft & object>): KeptDraft<Draft> {
  return {
    read() {
      const { success, output } = v.safeParse(schema, readKept(name))
      return success ? output : undefined
    },
    write(draft) {
      const { success, output } = v.safeParse(schema, draft)
      if (success) keep(name, output)
    },
    forget: () => forgetKept(name),
  }
}
