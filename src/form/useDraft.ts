import { useLayoutEffect, useRef, type RefObject } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The content of a form by the names of its fields; a boolean for a checkbox. */
export type Values = Record<string, string | boolean>

/** The machine that owns the draft: its content, and how to change it. */
type Owner = { draft: Values; enter: (changes: Values) => void }

/**
 * Joins native controls to the machine that owns the draft. They are read when the form is hydrated, on input and on submit,
 * also those that a password manager has filled in without an event. They are written only when the machine has restored or
 * cleared the draft, so the caret stays where it is while the visitor types.
 *
 * @param owner undefined before hydration
 * @param empty the content of the HTML
 * @returns reads the form, and passes on what differs from the draft
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, owner: Owner | undefined, empty: Values) {
  // The draft that the controls were given last.
  const shown = useRef<Values>(undefined)

  // A layout effect runs before the next input.
  useLayoutEffect(() => {
    if (!form.current || !owner) return
    if (shown.current === undefined) {
      // Entries from before hydration override a stored draft. The machine returns them as the next draft.
      const entered = readChanges(form.current, empty)
      shown.current = { ...empty, ...entered }
      if (Object.keys(entered).length > 0) return owner.enter(entered)
    }
    write(form.current, shown.current, owner.draft)
    shown.current = owner.draft
  })

  return () => {
    const changes = form.current && owner ? readChanges(form.current, owner.draft) : {}
    if (Object.keys(changes).length > 0) owner?.enter(changes)
  }
}

function readChanges(form: HTMLFormElement, draft: Values): Values {
  const entries = listControls(form, draft).map(([name, control]) => [name, readValue(control)] as const)
  return Object.fromEntries(entries.filter(([name, value]) => value !== draft[name]))
}

// A control that shows something else than it was given is read with the next input.
function write(form: HTMLFormElement, shown: Values, draft: Values): void {
  for (const [name, control] of listControls(form, draft)) {
    const value = draft[name]!
    if (value === shown[name] || readValue(control) !== shown[name]) continue
    if (typeof value === 'boolean') (control as HTMLInputElement).checked = value
    else control.value = value
  }
}

const listControls = (form: HTMLFormElement, draft: Values): [string, Control][] =>
  Object.keys(draft).flatMap((name) => {
    const control = form.elements.namedItem(name) as Control | null
    return control ? [[name, control]] : []
  })

const readValue = (control: Control) =>
  control.type === 'checkbox' ? (control as HTMLInputElement).checked : control.value
