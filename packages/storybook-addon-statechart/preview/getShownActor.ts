import type { AnyActorRef } from 'xstate'
import { stageInPreview } from './stageInPreview.ts'

/**
 * Returns the actor that the current story shows, for `play` functions.
 *
 * @param name in the panel; not needed if the story shows one machine
 * @throws if the story does not show it
 */
export function getShownActor(name?: string): AnyActorRef {
  return stageInPreview().find(name)
}
