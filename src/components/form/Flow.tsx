import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns the actor of a flow, which runs until the tab is closed.
 *
 * @param start starts the actor, or returns the running one
 * @returns undefined in prerendered markup and before hydration
 */
export function useFlow<Actor>(start: () => Actor): Actor | undefined {
  return useSyncExternalStore<Actor | undefined>(never, start, () => undefined)
}
