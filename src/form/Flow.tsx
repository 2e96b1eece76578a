import { useLayoutEffect, useReducer, useSyncExternalStore, type ReactNode } from 'react'
import { showToast } from '../toasts/Toasts.tsx'
import type { FormFlow } from './formFlow.ts'

type FlowProps<Actor> = {
  flow: FormFlow<Actor>
  /** Renders the form; the actor is undefined in prerendered markup and until it is hydrated. */
  children: (actor: Actor | undefined) => ReactNode
}

const never = () => () => undefined

/**
 * Renders a form with the actor of its flow, which runs until the tab is closed. Place it in the form's own Suspense
 * boundary, because React renders everything around it again in one task when the actor appears. That happens in the task
 * that hydrates the form: no key, click or frame finds a hydrated form without its actor, and what was typed before is read
 * from the controls before React writes to them.
 */
export function Flow<Actor>({ flow, children }: FlowProps<Actor>) {
  const actor = useSyncExternalStore<Actor | undefined>(never, flow.getActor, () => undefined)
  const [, renderAgain] = useReducer(() => true, false)
  useLayoutEffect(() => {
    if (actor) flow.start(showToast)
    else renderAgain()
  }, [actor, flow])
  return children(actor)
}
