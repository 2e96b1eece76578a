// Without listeners of React, a page before hydration would lose what the visitor submits, presses and clicks.

/**
 * Stores submits and clicks from before hydration. A form with `data-early` is submitted by ActorForm when it hydrates.
 *
 * @returns replays the clicks; called when the page has hydrated
 */
export function storeEarlyEvents(): () => void {
  addEventListener('submit', onSubmit)
  addEventListener('keydown', onEnter)
  const replayClicks = storeClicks()
  return () => {
    removeEventListener('keydown', onEnter)
    replayClicks()
  }
}

// Prevents the native submit, which would send the entries to the page's own address.
function onSubmit(event: SubmitEvent) {
  if (event.defaultPrevented) return
  event.preventDefault()
  markEarly(event.target as HTMLFormElement)
}

// The browser ignores Enter in a field while the submit button is disabled (D5). submitOnEnter.ts handles it later.
function onEnter({ key, isComposing, target }: KeyboardEvent) {
  const control = target as HTMLInputElement
  if (key !== 'Enter' || isComposing || !control.matches('input:not([type="checkbox"], [type="date"])')) return
  if (control.form?.querySelector('[type="submit"]:disabled')) markEarly(control.form)
}

const markEarly = (form: HTMLFormElement) => (form.dataset['early'] = '')

// React stops a click on a part that is not hydrated yet, so a replayed click may have to be repeated. A click that
// reaches the window was handled.
function storeClicks(): () => void {
  const buttons = new Set<HTMLElement>()
  let attempts = 0
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[type="button"]')
    if (!button) return
    if (attempts > 0) buttons.delete(button)
    else buttons.add(button)
  }
  addEventListener('click', onClick)
  return function replay() {
    attempts += 1
    for (const button of buttons) button.click()
    if (buttons.size > 0 && attempts < 20) setTimeout(replay, 50)
    else removeEventListener('click', onClick)
  }
}
