import { useEffect } from 'react'
import type { AnyActorRef } from 'xstate'
import type { ShowOptions } from './Stage.ts'
import { stageInPreview } from './stageInPreview.ts'

/**
 * Shows the actor of a story in the statechart panel, until the story goes.
 *
 * @param actor a running (or not yet running) actor of a state machine
 */
export function showStatechart(actor: AnyActorRef, options: ShowOptions = {}): void {
  stageInPreview().show(actor, options)
}

/** The same for a component of a story: shown from its first rendering on, hidden when it goes. */
export function useStatechart(actor: AnyActorRef, options: ShowOptions = {}): void {
  // Already while rendering, so that what children send from their effects is seen; a second time changes nothing.
  showStatechart(actor, options)
  useEffect(() => showStatechart(actor, options))
  useEffect(() => () => stageInPreview().hide(actor), [actor])
}
