import type { StateValue } from 'xstate'

/** A machine as plain data, sent from the story to the panel. States keep the machine's order. */
export type Chart = { id: string; root: ChartState }

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export type ChartState = {
  id: string
  key: string
  kind: StateKind
  /** Id of the initial child. */
  initial?: string
  history?: 'shallow' | 'deep'
  description?: string
  tags: string[]
  entry: string[]
  exit: string[]
  invokes: Invoked[]
  transitions: ChartTransition[]
  states: ChartState[]
  /** How many states a drawing leaves out, because the state is drawn as one box. */
  hidden?: number
}

/** Which creator made an actor's logic. */
export type ActorKind = 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'actor'

/** An actor that runs while its state is active. */
export type Invoked = {
  /** Id of the actor among the children of its machine. */
  id: string
  /** Its source name; the id of an inline actor. */
  source: string
  kind: ActorKind
}

export type ChartTransition = {
  id: string
  source: string
  /** Ids of the target states; empty for a targetless transition. */
  targets: string[]
  trigger: Trigger
  guard?: string
  actions: string[]
  description?: string
}

/** Trigger of a transition. */
export type Trigger =
  | { kind: 'event'; event: string }
  | { kind: 'after'; delay: string }
  | { kind: 'always' }
  | { kind: 'done' | 'error' | 'snapshot'; of: string }
  | { kind: 'done' }

/** Returns a state and its descendants, outermost first. */
export function flattenStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(flattenStates)]
}

/** Returns the active states of a state value, outermost first. */
function activeStates(state: ChartState, value: StateValue = {}): ChartState[] {
  const inside = typeof value === 'string' ? { [value]: {} } : value
  const active = state.states.filter(({ key }) => key in inside)
  return [state, ...active.flatMap((child) => activeStates(child, inside[child.key]))]
}

/** Returns the ids of the active states of a state value, outermost first. */
export const activeIds = ({ root }: Chart, value: StateValue): string[] => activeStates(root, value).map(({ id }) => id)

/** Returns the transitions of the active states of a state value, those of the innermost first. */
export const activeTransitions = ({ root }: Chart, value: StateValue): ChartTransition[] =>
  activeStates(root, value)
    .toReversed()
    .flatMap(({ transitions }) => transitions)

/** Returns a trigger as text: `draft.change`, `after 2000 ms`, `done: sendContactEmail`. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.event === '*' ? 'any other event' : trigger.event
    case 'after':
      return `after ${trigger.delay}`
    case 'always':
      return 'always'
    default:
      return 'of' in trigger ? `${trigger.kind}: ${trigger.of}` : trigger.kind
  }
}

/** Returns the label of an arrow: trigger and guard. */
export function arrowWords({ trigger, guard }: ChartTransition): string[] {
  return [triggerWords(trigger), ...(guard === undefined ? [] : [`[${guard}]`])]
}

/** Returns an invoked actor as text: `warmUp (promise)`. */
export function invokedWords({ source, kind }: Invoked): string {
  return `${source} (${kind})`
}

/** Returns a transition as a sentence for screen readers. */
export function transitionSentence(transition: ChartTransition, keyOf: (id: string) => string): string {
  const { trigger, guard, actions, targets } = transition
  return [
    triggerWords(trigger),
    guard === undefined ? '' : ` if ${guard}`,
    targets.length === 0 ? ', stays' : `, goes to ${targets.map(keyOf).join(' and ')}`,
    actions.length === 0 ? '' : `, does ${actions.join(', ')}`,
  ].join('')
}
