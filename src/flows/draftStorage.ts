import * as v from 'valibot'
import type { LastSent } from '#machines/attempt.ts'
import { sentId } from '#machines/contract.ts'

const LastSentSchema = v.optional(v.object({ idempotencyKey: v.string(), digest: v.string() }))

/** The stored content of a form: the draft, and the key of the last attempt, which a retry reuses (D25). */
export type StoredForm<Draft> = { draft: Draft; lastSent?: LastSent | undefined }

/**
 * Creates the storage of a form's draft in this tab, so that a reload keeps the draft.
 *
 * @param name the key in sessionStorage
 * @param draft the schema of the stored fields; other fields are not stored
 */
export function draftStorage<Draft>(name: string, draft: v.GenericSchema<unknown, Draft>) {
  const schema = v.object({ draft, lastSent: LastSentSchema })
  return {
    /** Returns the stored form; undefined if it is missing or invalid. */
    read(): StoredForm<Draft> | undefined {
      if (hasArrived()) this.remove()
      return attempt(() => v.parse(schema, JSON.parse(sessionStorage.getItem(name) ?? '')))
    },
    write: (form: StoredForm<unknown>): void =>
      attempt(() => sessionStorage.setItem(name, JSON.stringify(v.parse(schema, form)))),
    remove: (): void => attempt(() => sessionStorage.removeItem(name)),
  }
}

// The form was sent before hydration, and the server has led here (D28). A reload of this page finds a later draft.
const hasArrived = () =>
  globalThis.location?.hash === `#${sentId}` &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

// Storage may be missing, full or blocked. The form works without it.
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
