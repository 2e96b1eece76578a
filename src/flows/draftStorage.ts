import * as v from 'valibot'
import { sentAs, type LastSent } from '#machines/attempt.ts'
import type { ToastMessage } from '#machines/toast.ts'

const LastSentSchema = v.optional(v.object({ idempotencyKey: v.string(), digest: v.string() }))

/** The stored content of a form: the draft, and the key of the last attempt, which a retry reuses (D25). */
export type StoredForm<Draft> = { draft: Draft; lastSent?: LastSent | undefined }

/** Said when a draft was sent natively, and the visitor left before the answer. */
export const mayHaveArrived: ToastMessage = {
  kind: 'plain',
  title: 'This may have reached us already. If you send it again, it is stored once.',
}

/**
 * Creates the storage of a form's draft in this tab, so that a reload keeps the draft.
 *
 * @param name the key in sessionStorage
 * @param draft the schema of the stored fields; other fields are not stored
 * @param toBody returns the body that a draft was sent as; undefined if it is invalid
 */
export function draftStorage<Draft>(
  name: string,
  draft: v.GenericSchema<unknown, Draft>,
  toBody: (draft: Draft) => object | undefined,
) {
  // `key`: the Idempotency-Key with which src/bootstrap.ts sent exactly this draft natively.
  const schema = v.object({ draft, lastSent: LastSentSchema, key: v.optional(v.string()) })
  return {
    /** Returns the stored form, and whether it was sent natively; undefined if it is missing or invalid. */
    read: (): (StoredForm<Draft> & { isSent: boolean }) | undefined =>
      attempt(() => {
        const { key, ...form } = v.parse(schema, JSON.parse(sessionStorage.getItem(name) ?? ''))
        const body = key === undefined ? undefined : toBody(form.draft)
        return body ? { ...form, lastSent: sentAs(body, key!), isSent: true } : { ...form, isSent: false }
      }),
    write: (form: StoredForm<unknown>): void =>
      attempt(() => sessionStorage.setItem(name, JSON.stringify(v.parse(schema, form)))),
    remove: (): void => attempt(() => sessionStorage.removeItem(name)),
  }
}

// Storage may be missing, full or blocked. The form works without it.
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
