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

/** All that stands in a form as text: what may be kept of it, for a consent never is. */
export function textsIn(form: HTMLFormElement): Record<string, string> {
  const values = controlsOf(form).map((control) => [control.name, valueOf(control)])
  return Object.fromEntries(values.filter(([, value]) => typeof value === 'string')) as Record<string, string>
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
