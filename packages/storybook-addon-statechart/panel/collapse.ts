import { flattenStates, type Chart, type ChartState, type ChartTransition } from '../chart/Chart.ts'

/** Returns the states around some states: these, and all in which they are. Ids of transitions count as their sources. */
export function openAround({ root }: Chart, ids: readonly (string | undefined)[]): Set<string> {
  const wanted = new Set(ids.map((id) => id?.replace(/#\d+$/, '')))
  const holding = flattenStates(root).filter((state) => flattenStates(state).some(({ id }) => wanted.has(id)))
  return new Set([root.id, ...holding.map(({ id }) => id)])
}

/**
 * Returns a chart in which every state that is not open is a single box with the number of states in it. Transitions of
 * hidden states begin and end at that box.
 */
export function collapse(chart: Chart, open: ReadonlySet<string>): Chart {
  const boxes = new Map<string, string>()
  const place = (state: ChartState, box: string | undefined) => {
    const own = box ?? state.id
    boxes.set(state.id, own)
    for (const inner of state.states) place(inner, box ?? (open.has(state.id) ? undefined : own))
  }
  place(chart.root, undefined)

  const redirect = (transition: ChartTransition): ChartTransition => ({
    ...transition,
    source: boxes.get(transition.source) ?? transition.source,
    targets: transition.targets.map((id) => boxes.get(id) ?? id),
  })
  const shorten = (state: ChartState): ChartState => {
    if (open.has(state.id)) {
      const transitions = unite(state.transitions.map(redirect))
      return { ...state, transitions, states: state.states.map(shorten) }
    }
    const rest = { ...state }
    delete rest.initial
    const within = flattenStates(state)
    const leaving = within.flatMap(({ transitions }) => transitions.map(redirect))
    const outside = leaving.filter(({ targets }) => targets.some((id) => id !== state.id))
    const hidden = within.length - 1
    return { ...rest, transitions: unite(outside), states: [], ...(hidden > 0 && { hidden }) }
  }
  return { ...chart, root: shorten(chart.root) }
}

/** Most transitions between the same two boxes that keep their labels. */
const mostLabels = 2

// Several arrows between the same boxes say no more than the first ones.
function unite(transitions: readonly ChartTransition[]): ChartTransition[] {
  const counts = new Map<string, number>()
  return transitions.filter(({ targets }) => {
    const key = targets.join()
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return targets.length === 0 || count <= mostLabels
  })
}
