/**
 * Keeps what a form contains while it is sent natively, for a submit that fails. If Back loads the page again, hydration
 * restores it as a draft (src/flows/draftStorage.ts). If Back shows the page as it was, Safari resets the form right
 * after `pageshow` and without an event, because it has `autocomplete="off"`.
 */
export function keepEntries(form: HTMLFormElement): void {
  const entries = Object.fromEntries(new FormData(form)) as Record<string, string>
  const flexible = form.elements.namedItem('flexible') as HTMLInputElement | null
  try {
    const draft = { ...entries, flexible: flexible?.checked }
    sessionStorage.setItem(flexible ? 'consultation' : 'contact', JSON.stringify({ draft }))
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
