import { newIdempotencyKey } from '#contract/attempt.ts'
import { keyName } from '#contract/endpoints.ts'
import { readControls, type StoredForm, type Values } from '../form/storedForm.ts'

// What is entered before a form's machine runs is stored in the draft that the machine restores
// (src/form/formFlow.ts). Otherwise it would be lost if the visitor follows a link, if Safari empties the form on
// Back, or if React renders the form again because a browser extension has changed its markup.

/** Changes what is stored of a form. Returns false if storage is blocked or full. */
function change(
  { dataset: { draft: key = '' } }: HTMLFormElement,
  update: (stored: StoredForm) => StoredForm,
): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(update(JSON.parse(sessionStorage.getItem(key) ?? '{}') as StoredForm)))
    return true
  } catch {
    return false
  }
}

/** Returns the content of a form without a consent, which is given for one message. */
const readDraft = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    Object.entries(readControls(form)).filter(([name]) => !form.querySelector(`[name="${name}"][data-once]`)),
  )

/** Stores an entry beside those of an earlier page, until the form's machine does it and sets `noValidate`. */
export function storeEntry({ target }: Event): void {
  const { form, name, dataset, checked } = target as HTMLInputElement
  if (form?.method !== 'post' || form.noValidate) return
  const other = form.elements.namedItem(dataset['disables'] ?? '') as HTMLSelectElement | null
  if (other) other.disabled = checked
  const draft = readDraft(form)
  change(form, ({ draft: earlier, attempt }) => ({ draft: { ...draft, ...earlier, [name]: draft[name]! }, attempt }))
}

/**
 * Stores a form that is sent natively, and adds an Idempotency-Key to it. A visitor who sends the same content again, natively
 * or from the draft with JavaScript, sends the same message. Without storage, the server makes the key (D58).
 */
export function storeSubmit(form: HTMLFormElement): void {
  const draft = readDraft(form)
  let key = newIdempotencyKey()
  const isStored = change(form, (stored) => {
    if (stored.key && JSON.stringify(stored.draft) === JSON.stringify(draft)) key = stored.key
    return { draft, key }
  })
  if (isStored) form.addEventListener('formdata', ({ formData }) => formData.set(keyName, key), { once: true })
}

/** Empties the draft of a form that has arrived, and gives the server's answer the URL of the form's page. */
export function noteArrival(): void {
  history.replaceState(null, '', location.pathname.replace('/forms', '') + location.hash)
  // The script runs before the browser has parsed the form.
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>('form[data-draft]')
    if (form) change(form, () => ({}))
  })
}
