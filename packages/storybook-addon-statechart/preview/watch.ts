import type { AnyActorRef } from 'xstate'
import type { ShowOptions } from './StagedMachine.ts'
import { stageInPreview } from './stageInPreview.ts'

/**
 * Shows the actor of a story in the statechart panel. Repeated calls update the options.
 *
 * @param actor a running (or not yet running) actor of a state machine
 * @returns a function that removes the actor from the panel; otherwise it stays until the story is left. The actor runs on
 */
export function watch(actor: AnyActorRef, options: ShowOptions = {}): () => void {
  stageInPreview().show(actor, options)
  return () => stageInPreview().hide(actor)
}
