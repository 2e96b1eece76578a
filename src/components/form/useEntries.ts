import { useLayoutEffect, useRef, type RefObject } from 'react'
import { changedEntries, defaultEntries, writeEntries, type Entries } from './entries.ts'

/**
 * Synchronizes native controls with the machine that owns the draft. It writes only values that the machine has changed,
 * so a value that a password manager set without an event is kept.
 *
 * @param draft the machine's draft; undefined before hydration
 * @param enter called with changed entries; undefined while the machine accepts none
 * @returns passes unsent entries to the machine, and returns whether there were any
 */
export function useEntries(
  form: RefObject<HTMLFormElement | null>,
  draft: Entries | undefined,
  enter: ((entries: Entries) => void) | undefined,
): () => boolean {
  // The values that form and machine have in common.
  const known = useRef<Entries>(undefined)

  const enterChanges = () => {
    if (!form.current || !enter) return false
    known.current ??= defaultEntries(form.current)
    const changes = changedEntries(form.current, known.current)
    if (Object.keys(changes).length === 0) return false
    Object.assign(known.current, changes)
    enter(changes)
    return true
  }

  // A layout effect runs before the next input. A later write would move the caret.
  useLayoutEffect(() => {
    // Entries from before hydration override a stored draft. The machine returns them as the next draft.
    if (!form.current || !draft || enterChanges()) return
    known.current ??= defaultEntries(form.current)
    const { current } = known
    const changes = Object.entries(draft).filter(([name, value]) => value !== current[name])
    if (changes.length === 0) return
    Object.assign(current, draft)
    writeEntries(form.current, Object.fromEntries(changes))
  })

  return enterChanges
}
