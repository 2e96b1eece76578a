import type { AnyActorRef } from 'xstate'
import type { ShowOptions } from './machines.ts'
import { stageInPreview } from './Stage.ts'

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
 * Shows the actor of a story in the statechart panel. Repeated calls update the options.
 *
 * @param actor a running (or not yet running) actor of a state machine
 * @returns a function that removes the actor from the panel; otherwise it stays until the story is left. The actor runs on
 */
export function watch(actor: AnyActorRef, options: ShowOptions = {}): () => void {
  stageInPreview().show(actor, options)
  return () => stageInPreview().hide(actor)
}

/**
 * Returns the actor that the current story shows, for `play` functions.
 *
 * @param name in the panel; not needed if the story shows one machine
 * @throws if the story does not show it
 */
export function getShownActor(name?: string): AnyActorRef {
  return stageInPreview().find(name)
}

const shown = new Map<string, AnyActorRef>()

/** Shows the actor that a story's parameters name. A story that names another one when it renders again shows that one. */
export function watchParameter(context: StoryContext): void {
  const { actor: given, ...options } = context.parameters.statechart ?? {}
  const actor = typeof given === 'function' ? given(context as never) : given
  const before = shown.get(context.id)
  if (before !== undefined && before !== actor) stageInPreview().hide(before)
  if (actor === undefined) shown.delete(context.id)
  else {
    shown.set(context.id, actor)
    stageInPreview().show(actor, options, { isShared: true })
  }
}
