import { newIdempotencyKey } from '#contract/attempt.ts'
import { formPages, keyName, type FormPage } from '#contract/endpoints.ts'

// What is entered before a form's machine runs is stored in the draft that the machine restores
// (src/form/formFlow.ts). Otherwise it would be lost if the visitor follows a link, if Safari empties the form on
// Back, or if React renders the form again because a browser extension has changed its markup.

type Draft = Record<string, unknown>
/** `key`: the Idempotency-Key under which exactly this draft was sent natively. */
type Stored = { draft?: Draft; key?: string; attempt?: unknown }

/** Changes what is stored of the page's form. Returns false if storage is blocked or full. */
function change(update: (stored: Stored) => Stored): boolean {
  const { draft: name } = formPages[location.pathname.replace('/forms', '') as FormPage]
  try {
    sessionStorage.setItem(name, JSON.stringify(update(JSON.parse(sessionStorage.getItem(name) ?? '{}') as Stored)))
    return true
  } catch {
    return false
  }
}

function readDraft(form: HTMLFormElement): Draft {
  const entries = new FormData(form)
  entries.delete('gdprConsent') // given for one message
  const flexible = (form.elements.namedItem('flexible') as HTMLInputElement | null)?.checked
  // A ticked "any time" disables the hour, and a form has no entry for a disabled control.
  return { time: '', ...Object.fromEntries(entries), flexible }
}

/** Stores an entry beside those of an earlier page, until the form's machine does it and sets `noValidate`. */
export function storeEntry({ target }: Event): void {
  const { form, name, dataset, checked } = target as HTMLInputElement
  if (form?.method !== 'post' || form.noValidate) return
  const other = form.elements.namedItem(dataset['disables'] ?? '') as HTMLSelectElement | null
  if (other) other.disabled = checked
  const draft = readDraft(form)
  change(({ draft: earlier, attempt }) => ({ draft: { ...draft, ...earlier, [name]: draft[name] }, attempt }))
}

/**
 * Stores a form that is sent natively, and adds an Idempotency-Key to it. Whoever sends the same content again, natively
 * or from the draft with JavaScript, sends the same message. Without storage, the server makes the key (D58).
 */
export function storeSubmit(form: HTMLFormElement): void {
  const draft = readDraft(form)
  let key = newIdempotencyKey()
  const isStored = change((stored) => {
    if (stored.key && JSON.stringify(stored.draft) === JSON.stringify(draft)) key = stored.key
    return { draft, key }
  })
  if (isStored) form.addEventListener('formdata', ({ formData }) => formData.set(keyName, key), { once: true })
}

/** Empties the draft of a form that has arrived, and gives the server's answer the URL of the form's page. */
export function noteArrival(): void {
  change(() => ({}))
  history.replaceState(null, '', location.pathname.replace('/forms', '') + location.hash)
}
