import { useState } from 'react'
import type { Filter } from './SheetFilter.tsx'

/**
 * Returns the filter, and a function that changes it here at once and reports it. Storybook passes a changed argument only
 * with its next render, and until then React would set a clicked checkbox back.
 *
 * @param given the filter of the URL; it takes effect whenever it changes
 */
export function useFilter(given: Filter, onFilter: (filter: Filter) => void): [Filter, (filter: Filter) => void] {
  const [filter, setFilter] = useState(given)
  const key = JSON.stringify(given)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    setFilter(given)
  }
  return [
    filter,
    (changed) => {
      setFilter(changed)
      onFilter(changed)
    },
  ]
}
