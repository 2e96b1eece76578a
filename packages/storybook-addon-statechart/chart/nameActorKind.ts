import { fromCallback, fromEventObservable, fromObservable, fromPromise, fromTransition } from 'xstate'

export type ActorKind = 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'actor'

// XState gives actor logic no name. Logic of one creator shares the source text of its `transition`, minified or not.
const nothing = () => undefined
const getText = (logic: unknown) => String((logic as { transition?: unknown } | undefined)?.transition)
const observable = () => ({ subscribe: () => ({ unsubscribe: nothing }) })
const kinds = new Map<string, ActorKind>([
  [getText(fromPromise(async () => undefined)), 'promise'],
  [getText(fromCallback(nothing)), 'callback'],
  [getText(fromObservable(observable)), 'observable'],
  [getText(fromEventObservable(observable)), 'observable'],
  [getText(fromTransition(nothing, undefined)), 'transition'],
])

/** Returns which creator made an actor's logic; `actor` if the logic is missing or was written by hand. */
export function nameActorKind(logic: unknown): ActorKind {
  if (typeof logic !== 'object' || logic === null) return 'actor'
  return 'root' in logic && 'states' in logic ? 'machine' : (kinds.get(getText(logic)) ?? 'actor')
}
