import { useSyncExternalStore, type ReactNode } from 'react'

type Props<Actor> = {
  /** Starts the actor, or returns the running one. */
  start: () => Actor
  /** Renders the form; the actor is undefined in prerendered markup and until it is hydrated. */
  children: (actor: Actor | undefined) => ReactNode
}

const never = () => () => undefined

/**
 * Renders a form with the actor of its flow, which runs until the tab is closed. Place it in the form's own Suspense
 * boundary, because React renders everything around it again in one task when the actor starts. The actor starts in the
 * task that hydrates the form, so no click finds a hydrated form without its actor.
 */
export function Flow<Actor>({ start, children }: Props<Actor>) {
  return children(useSyncExternalStore<Actor | undefined>(never, start, () => undefined))
}
