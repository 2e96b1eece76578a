import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ShowOptions } from './Stage.ts'
import { stageInPreview } from './stageInPreview.ts'

/**
 * Shows the actor of a story in the statechart panel until the story is unmounted.
 *
 * @param actor a running (or not yet running) actor of a state machine
 */
export function showStatechart(actor: AnyActorRef, options: ShowOptions = {}): void {
  stageInPreview().show(actor, options)
}

/** Shows an actor while the calling component is mounted. */
export function useStatechart(actor: AnyActorRef, options: ShowOptions = {}): void {
  // Runs during render, because children may send events from their effects. Repeated calls are idempotent.
  showStatechart(actor, options)
  useEffect(() => showStatechart(actor, options))
  useEffect(() => () => stageInPreview().hide(actor), [actor])
}
