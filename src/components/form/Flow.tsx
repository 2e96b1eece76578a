import { useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react'

type Props<Actor> = {
  /** Starts the actor, or returns the running one. */
  start: () => Actor
  /** Renders the form; the actor is undefined in prerendered markup and until it is hydrated. */
  children: (actor: Actor | undefined) => ReactNode
}

const never = () => () => undefined

/** Renders a form with the actor of its flow, which runs until the tab is closed. */
export function Flow<Actor>({ start, children }: Props<Actor>) {
  const actor = useSyncExternalStore<Actor | undefined>(never, start, () => undefined)
  // React renders the hydrated form again when the actor starts. Deferred, this happens in slices. In the task that
  // hydrates the form it would take a slow phone another 60 ms.
  const deferred = useDeferredValue(actor)
  return useMemo(() => children(deferred), [children, deferred])
}
