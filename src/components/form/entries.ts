import { honeypotName } from '#machines/contract.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The values of a form's named controls, without the honeypot; a boolean for a checkbox. */
export type Entries = Record<string, string | boolean>

/** Returns the default values in the HTML. */
export const defaultEntries = (form: HTMLFormElement): Entries => readEntries(form, readDefault)

/** Returns the entries that differ from the known ones. */
export function changedEntries(form: HTMLFormElement, known: Entries): Entries {
  return Object.fromEntries(
    Object.entries(readEntries(form, readValue)).filter(([name, value]) => value !== known[name]),
  )
}

/** Writes entries into their controls. Skips a control that already has the value, because a write moves the caret. */
export function writeEntries(form: HTMLFormElement, entries: Entries): void {
  for (const control of namedControls(form)) {
    const value = entries[control.name]
    if (value === undefined || value === readValue(control)) continue
    if (typeof value === 'boolean') (control as HTMLInputElement).checked = value
    else control.value = value
  }
}

const readEntries = (form: HTMLFormElement, read: (control: Control) => string | boolean): Entries =>
  Object.fromEntries(namedControls(form).map((control) => [control.name, read(control)]))

const namedControls = (form: HTMLFormElement) =>
  Array.from(form.elements).filter(
    (element): element is Control =>
      'name' in element && 'value' in element && element.name !== '' && element.name !== honeypotName,
  )

const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

const readValue = (control: Control) => (isCheckbox(control) ? control.checked : control.value)

function readDefault(control: Control): string | boolean {
  if (isCheckbox(control)) return control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return Array.from(control.options).find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

/** Returns all typed text. A choice with a default, such as the timezone, is not text. */
export const typedText = (draft: Entries, empty: Entries): string =>
  Object.entries(draft)
    .filter(([name]) => empty[name] === '')
    .map(([, value]) => value)
    .join('')
