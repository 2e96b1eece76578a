import type { StateValue } from 'xstate'

/** A machine as plain data, sent from the story to the panel. States keep the machine's order. */
export type Chart = { id: string; root: ChartState }

export type ChartState = {
  id: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Id of the initial child. */
  initial?: string
  history?: 'shallow' | 'deep'
  description?: string
  tags: string[]
  entry: string[]
  exit: string[]
  invokes: ChartInvoke[]
  transitions: ChartTransition[]
  states: ChartState[]
}

/** An invoked actor: its id among the children of the machine, and its source name (the id of an inline actor). */
export type ChartInvoke = { id: string; source: string }

export type ChartTransition = {
  id: string
  source: string
  /** Ids of the target states; empty for a targetless transition. */
  targets: string[]
  /** As XState names it: `draft.change`, `xstate.done.actor.save`; empty for an eventless transition. */
  eventType: string
  /** `draft.change`, `after 2000 ms`, `done: sendContactEmail`, `always`. */
  label: string
  /** What sends the event: anybody, a delay or actor of the state, or the machine itself. */
  from: 'outside' | 'delay' | 'actor' | 'itself'
  guard?: string
  actions: string[]
  description?: string
}

/** Returns a state and its descendants, outermost first. */
export function flattenStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(flattenStates)]
}

/** Returns the active states of a state value, outermost first. */
export function activeStates(state: ChartState, value: StateValue = {}): ChartState[] {
  const inside = typeof value === 'string' ? { [value]: {} } : value
  const active = state.states.filter(({ key }) => key in inside)
  return [state, ...active.flatMap((child) => activeStates(child, inside[child.key]))]
}

/** Returns the ids of the active states of a state value, outermost first. */
export const activeIds = ({ root }: Chart, value: StateValue): string[] => activeStates(root, value).map(({ id }) => id)

const getDepth = (id: string) => id.split('.').length

/** Returns the first of the innermost states. */
export const findInnermost = (ids: readonly string[]): string | undefined =>
  ids.toSorted((a, b) => getDepth(b) - getDepth(a))[0]

/** Returns the transitions of the active states of a state value, those of the innermost first. */
export const activeTransitions = ({ root }: Chart, value: StateValue): ChartTransition[] =>
  activeStates(root, value)
    .toReversed()
    .flatMap(({ transitions }) => transitions)

/** Returns a state value as paths, one per region: `booking.idle.clean · time.specific`. */
export const stateText = (value: unknown): string => listLeaves(value).join(' · ')

function listLeaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const leaves = listLeaves(child)
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`)
  })
}

/** Returns the lines of a transition's label: trigger and guard. */
export function labelLines({ label, guard }: ChartTransition): string[] {
  return [label, ...(guard === undefined ? [] : [`[${guard}]`])]
}
