import type { AnyActorRef } from 'xstate'
import type { ShowOptions } from './StagedMachine.ts'
import { watch } from './watch.ts'

/** What a story's parameters say about its actor, with the options of `watch`. */
export type ActorParameters = ShowOptions & {
  /** The story's actor, or a function that finds it in the story's context: `({ args }) => args.door`. */
  actor?: AnyActorRef | ((context: never) => AnyActorRef | undefined)
}

const shown = new Map<string, { actor: AnyActorRef; hide: () => void }>()

/** Shows the actor that a story's parameters name. A story that names another one when it renders again shows that one. */
export function watchParameter(context: { id: string; parameters: { statechart?: ActorParameters } }): void {
  const { actor: given, ...options } = context.parameters.statechart ?? {}
  const actor = typeof given === 'function' ? given(context as never) : given
  const before = shown.get(context.id)
  if (before !== undefined && before.actor !== actor) before.hide()
  if (actor === undefined) shown.delete(context.id)
  else shown.set(context.id, { actor, hide: watch(actor, options) })
}
