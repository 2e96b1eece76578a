/** A machine as plain data, in its own order: what travels from the story to the panel. */
export type Chart = { id: string; root: ChartState }

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export type ChartState = {
  id: string
  key: string
  kind: StateKind
  /** The id of the child that is entered first. */
  initial?: string
  history?: 'shallow' | 'deep'
  description?: string
  tags: string[]
  entry: string[]
  exit: string[]
  /** What runs while the state lasts, by the names of the actors' sources. */
  invokes: string[]
  transitions: ChartTransition[]
  states: ChartState[]
}

export type ChartTransition = {
  id: string
  source: string
  /** The states it leads to; none when the machine stays where it is. */
  targets: string[]
  trigger: Trigger
  guard?: string
  actions: string[]
  description?: string
}

/** What sets a transition off. */
export type Trigger =
  | { kind: 'event'; event: string }
  | { kind: 'after'; delay: string }
  | { kind: 'always' }
  | { kind: 'done' | 'error' | 'snapshot'; of: string }
  | { kind: 'done' }

/** A state and all states within it, outermost first. */
export function statesIn(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(statesIn)]
}
