import { useLayoutEffect, useReducer, useSyncExternalStore, type ReactNode } from 'react'
import { showToast } from '../toasts/Toasts.tsx'
import type { FormFlow } from './formFlow.ts'

type Props<Actor> = {
  flow: FormFlow<Actor>
  /** Renders the form; the actor is undefined in prerendered markup and until it is hydrated. */
  children: (actor: Actor | undefined) => ReactNode
}

const never = () => () => undefined

/**
 * Hands the actor of a flow, which runs until the tab is closed, on to its form. Place it in the form's own Suspense
 * boundary, because React renders everything around it again in one task when the actor appears.
 *
 * Hydration renders the form twice. The first time it is as delivered, and its controls contain what was typed before. The
 * second time React would write its own values over that, so the actor is created in between, and reads the controls
 * (src/form/formFlow.ts).
 */
export function WithActor<Actor>({ flow, children }: Props<Actor>) {
  const actor = useSyncExternalStore<Actor | undefined>(never, flow.getActor, () => undefined)
  const [, renderAgain] = useReducer(() => true, false)
  useLayoutEffect(() => {
    if (actor) flow.start(showToast)
    // In the task that hydrates the form, so that no key, click or frame finds a hydrated form without its actor.
    else renderAgain()
  }, [actor, flow])
  return children(actor)
}
