import type { ChangeEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Values = Record<string, string | boolean>

/** What a change event of a form says: the name of its control, and what that holds now. */
export function changeIn(event: ChangeEvent<HTMLFormElement>): Values {
  // The event bubbles from a control; React's type names the form.
  const control = event.target as unknown as Control
  return { [control.name]: valueOf(control) }
}

/** What a native control holds: whether it is ticked, or its text. */
function valueOf(control: Control): string | boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value
}

/** What a visitor has already entered: the named controls that no longer say what the page said when it came. */
export function enteredIn(form: HTMLFormElement): Values {
  return Object.fromEntries(
    controlsOf(form)
      .filter(isTouched)
      .map((control) => [control.name, valueOf(control)]),
  )
}

/** Makes the controls say what the draft says. Those that do already are left alone, and so is the caret. */
export function fill(form: HTMLFormElement, draft: Values): void {
  for (const control of controlsOf(form)) {
    const value = draft[control.name]
    if (value === undefined || value === valueOf(control)) continue
    if (typeof value === 'boolean') (control as HTMLInputElement).checked = value
    else control.value = value
  }
}

/** Keeps what stands in a form for the journey of that name, which finds it when the page is loaded again; never a consent. */
export function keepFields(form: HTMLFormElement, name: string): void {
  const texts = controlsOf(form).map((control) => [control.name, valueOf(control)])
  const kept = Object.fromEntries(texts.filter(([, value]) => typeof value === 'string'))
  try {
    sessionStorage.setItem(name, JSON.stringify(kept))
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Whether a submit waits at the form that came before anybody could hear it; asked once, it waits no more. */
export function takeEarlySubmit({ dataset }: HTMLFormElement): boolean {
  const isWaiting = dataset['early'] !== undefined
  delete dataset['early']
  return isWaiting
}

/** Takes the visitor to the first field that has a fault. */
export function focusFirstFault(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

const controlsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter(
    (element): element is Control => 'name' in element && 'value' in element && element.name !== '',
  )

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !control.options[control.selectedIndex]?.defaultSelected
  return control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}
