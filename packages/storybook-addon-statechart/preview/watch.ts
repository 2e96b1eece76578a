import type { AnyActorRef } from 'xstate'
import { getRegistry, type ShowOptions } from './ActorRegistry.ts'

/**
 * Shows an actor in the statechart panel. Repeated calls update the options.
 *
 * @returns a function that removes the actor from the panel; otherwise it stays until the story is left. The actor runs on
 */
export function watch(actor: AnyActorRef, options: ShowOptions = {}): () => void {
  getRegistry().show(actor, options)
  return () => getRegistry().hide(actor)
}

/**
 * Returns the actor that the current story shows, for `play` functions: the first, if there are several.
 *
 * @throws if the story shows none
 */
export const getShownActor = (): AnyActorRef => getRegistry().getFirst()
