import type { Attempt } from '#contract/attempt.ts'

/** The content of a form by the names of its fields; a boolean for a checkbox. */
export type Values = Record<string, string | boolean>

/**
 * What sessionStorage has of a form, under its `draftKey`, without what is given for one message. Before hydration
 * src/start/entriesBeforeHydration.ts writes it, with each entry and with a native submit. After it src/form/formFlow.ts does,
 * and restores it; nothing restores it before. Once the server shows what it accepted of a native submit, `noteArrival` of
 * entriesBeforeHydration.ts empties it.
 */
export type StoredForm = {
  draft?: Values
  /** The last attempt to send, which a retry repeats. */
  attempt?: Attempt<object> | undefined
  /** The Idempotency-Key under which the browser has sent exactly this draft natively. */
  key?: string
}

/** Returns what the controls of a form contain. A checked "any time" disables the hour, which is then none. */
export function readControls(form: HTMLFormElement): Values {
  const values: Values = {}
  for (const { name, type, value, checked, disabled } of form.elements as Iterable<HTMLInputElement>)
    if (name !== '') values[name] = type === 'checkbox' ? checked : disabled ? '' : value
  return values
}
