import { useState } from 'react'

/** Returns the innermost of the states entered last, or of all states at the start. */
export function useEntered(active: ReadonlySet<string>): string | undefined {
  const [known, setKnown] = useState({ active, entered: innermost(active) })
  if (known.active === active) return known.entered
  const entered = [...active].findLast((id) => !known.active.has(id)) ?? known.entered
  setKnown({ active, entered })
  return entered
}

const depth = (id: string) => id.split('.').length

const innermost = (active: ReadonlySet<string>) => [...active].toSorted((a, b) => depth(b) - depth(a))[0]
