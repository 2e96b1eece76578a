import * as v from 'valibot'
import { sentAs, type LastSent } from '#machines/attempt.ts'
import { readContent, type Content, type FieldFacts, type Fields } from '#machines/fields.ts'
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
 * Creates the storage of a form's draft in this tab, so that a reload keeps the draft. What a visitor gives for one message,
 * such as the consent, is not stored.
 *
 * @param name the key in sessionStorage
 * @param toBody returns the body that a draft was sent as; undefined if it is invalid
 */
export function draftStorage<Form extends Fields>(
  name: string,
  fields: Form,
  toBody: (draft: Content<Form>) => object | undefined,
) {
  const stored = Object.entries(fields).filter(([, { isOnce }]) => !isOnce)
  const draft = v.object(Object.fromEntries(stored.map(([field, facts]) => [field, storedValue(facts)])))
  const empty = readContent(fields)
  // `key`: the Idempotency-Key with which src/bootstrap.ts sent exactly this draft natively.
  const schema = v.object({ draft, lastSent: LastSentSchema, key: v.optional(v.string()) })
  return {
    /** Returns the stored form, and whether it was sent natively; undefined if it is missing or invalid. */
    read: (): (StoredForm<Content<Form>> & { isSent: boolean }) | undefined =>
      attempt(() => {
        const { key, lastSent, ...form } = v.parse(schema, JSON.parse(sessionStorage.getItem(name) ?? ''))
        const draft: Content<Form> = { ...empty, ...form.draft }
        const body = key === undefined ? undefined : toBody(draft)
        return body ? { draft, lastSent: sentAs(body, key!), isSent: true } : { draft, lastSent, isSent: false }
      }),
    write: (form: StoredForm<unknown>): void =>
      attempt(() => sessionStorage.setItem(name, JSON.stringify(v.parse(schema, form)))),
    remove: (): void => attempt(() => sessionStorage.removeItem(name)),
  }
}

// A draft from before a field was added lacks it.
function storedValue({ control, options }: FieldFacts) {
  const initial = control.defaultValue ?? ''
  if (control.type === 'checkbox') return v.optional(v.boolean(), false)
  return options ? v.optional(v.picklist([initial, ...options]), initial) : v.optional(v.string(), initial)
}

// Storage may be missing, full or blocked. The form works without it.
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
