import type { AnyActorRef } from 'xstate'
import { getRegistry, type ShowOptions } from './ActorRegistry.ts'

/** Story parameters under `parameters.statechart`: an actor, with the options of `watch`. */
export type StatechartParameters = ShowOptions & {
  /** The story's actor, or a function that finds it in the story's context: `({ args }) => args.door`. */
  actor?: AnyActorRef | ((context: never) => AnyActorRef | undefined)
  /** Hides the panel's tab. */
  disable?: boolean
}

/** The used part of a story's context. */
export type StoryContext = { id: string; parameters: { statechart?: StatechartParameters } }

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
 * Returns the actor that the current story shows, for `play` functions.
 *
 * @param name in the panel; not needed if the story shows one actor
 * @throws if the story does not show it
 */
export const getShownActor = (name?: string): AnyActorRef => getRegistry().find(name)
