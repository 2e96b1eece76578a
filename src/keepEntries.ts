import { keyName } from '#machines/contract.ts'
import { newIdempotencyKey } from '#machines/attempt.ts'

/**
 * Keeps what a form contains while it is sent natively, for a submit that fails. If Back loads the page again, hydration
 * restores it as a draft (src/flows/draftStorage.ts). If Back shows the page as it was, Safari resets the form right
 * after `pageshow` and without an event, because it has `autocomplete="off"`.
 *
 * The form gets an Idempotency-Key, which is stored with the draft: whoever leaves before the answer and sends the draft
 * again with JavaScript sends the same message (D25).
 */
export function keepEntries(form: HTMLFormElement): void {
  const entries = Object.fromEntries(new FormData(form)) as Record<string, string>
  const flexible = form.elements.namedItem('flexible') as HTMLInputElement | null
  const key = keyOf(JSON.stringify(entries))
  form.addEventListener('formdata', ({ formData }) => formData.set(keyName, key), { once: true })
  try {
    // A ticked "any time" disables the hour, and a form has no entry for a disabled control.
    const draft = { time: '', ...entries, flexible: flexible?.checked }
    sessionStorage.setItem(flexible ? 'consultation' : 'contact', JSON.stringify({ draft, key }))
  } catch {
    // Storage may be blocked or full.
  }
  const restore = () => {
    for (const [name, value] of Object.entries(entries))
      (form.elements.namedItem(name) as HTMLInputElement).value ||= value
    if (flexible) flexible.checked ||= 'flexible' in entries
  }
  addEventListener('pageshow', ({ persisted }) => persisted && setTimeout(restore))
}

const keys = new Map<string, string>()

/** Returns the key of a content: a second click sends the same message. */
function keyOf(content: string): string {
  const key = keys.get(content) ?? newIdempotencyKey()
  keys.set(content, key)
  return key
}

/**
 * Takes note that a form has arrived, on the page with which the server answers it: the draft is removed, and the page gets
 * its own URL, so that a reload opens it without the answer.
 */
export function noteArrival(): void {
  const [, page] = /^\/forms(\/.+)/.exec(location.pathname) ?? []
  if (!page) return
  try {
    sessionStorage.removeItem(page === '/free-consultation' ? 'consultation' : 'contact')
  } catch {
    // Storage may be blocked.
  }
  history.replaceState(null, '', page + location.hash)
}
