import type { StateValue } from 'xstate'
import { flattenStates, type Chart, type ChartState } from './Chart.ts'

/** Returns the ids of the active states of a state value, outermost first. */
export function activeIds({ root }: Chart, value: StateValue): string[] {
  return idsWithin(root, value)
}

function idsWithin(state: ChartState, value: StateValue | undefined): string[] {
  if (value === undefined) return [state.id]
  const inside = typeof value === 'string' ? { [value]: undefined } : value
  return [
    state.id,
    ...state.states.filter(({ key }) => key in inside).flatMap((child) => idsWithin(child, inside[child.key])),
  ]
}

/**
 * Returns the state value that has the named state active. Other regions keep their state; its descendants take
 * their initial states.
 *
 * @returns undefined for a history state or an unknown id
 */
export function enterState(chart: Chart, now: StateValue, id: string): StateValue | undefined {
  const target = flattenStates(chart.root).find((state) => state.id === id)
  if (target === undefined || target.kind === 'history') return undefined
  return computeValue(chart.root, id, now) ?? {}
}

function computeValue(state: ChartState, id: string, now: StateValue | undefined): StateValue | undefined {
  if (state.kind === 'parallel') {
    const regions = state.states.filter(({ kind }) => kind !== 'history')
    return Object.fromEntries(
      regions.map((region) => [region.key, regionValue(region, id, valueAt(now, region)) ?? {}]),
    )
  }
  const child = state.states.find((inner) => holds(inner, id)) ?? initialChild(state)
  if (child === undefined) return undefined
  const within = computeValue(child, id, valueAt(now, child))
  return within === undefined ? child.key : { [child.key]: within }
}

function regionValue(region: ChartState, id: string, now: StateValue | undefined): StateValue | undefined {
  return now === undefined || holds(region, id) ? computeValue(region, id, now) : now
}

const holds = (state: ChartState, id: string) => flattenStates(state).some((inner) => inner.id === id)

const initialChild = (state: ChartState) => state.states.find((inner) => inner.id === state.initial)

const valueAt = (value: StateValue | undefined, state: ChartState) =>
  typeof value === 'object' ? value[state.key] : undefined
