import type { AnyMachineSnapshot } from 'xstate'
import { flattenStates, type Chart, type ChartState, type ChartTransition } from '../chart/Chart.ts'
import { stateText } from '../chart/names.ts'
import { triggerWords } from '../chart/words.ts'
import type { Tried } from './findPath.ts'

/**
 * Returns why a story cannot enter a state, as a sentence.
 *
 * @param tried what a search has tried; without it, only what the chart alone says
 * @returns undefined if the chart alone says nothing against it
 */
export function explainNoPath(
  chart: Chart,
  start: AnyMachineSnapshot,
  target: string,
  tried?: Tried,
): string | undefined {
  const states = flattenStates(chart.root)
  const state = states.find(({ id }) => id === target)
  if (state === undefined) return `This machine has no state “${target}”.`
  if (state.kind === 'history')
    return `“${state.key}” is a history state, which is never active itself. Choose a state beside it.`
  const always = state.transitions.find(
    ({ trigger, guard, targets }) => trigger.kind === 'always' && !guard && targets[0],
  )
  if (always !== undefined)
    return `The machine leaves “${state.key}” at once (“always” to “${nameOf(states, always.targets[0]!)}”), so it never stays in it.`
  if (tried === undefined) return undefined
  const from = `from where this story starts (${stateText(start.value) || 'its root'})`
  const reasons = explainEntrances(states, state, tried)
  return `No events lead to “${state.key}” ${from}: ${reasons.slice(0, 3).join('; ')}.`
}

const nameOf = (states: readonly ChartState[], id: string) => states.find((state) => state.id === id)?.key ?? id

const findEntrances = (states: readonly ChartState[], state: ChartState): ChartTransition[] => {
  const inside = new Set(flattenStates(state).map(({ id }) => id))
  const enters = (id: string) => inside.has(id) || isInitialOf(states, id, state.id)
  return states
    .flatMap(({ transitions }) => transitions)
    .filter(({ source, targets }) => !inside.has(source) && targets.some(enters))
}

/** Returns what is in the way at each transition that would enter the state. */
function explainEntrances(states: readonly ChartState[], state: ChartState, tried: Tried): string[] {
  const reasons = findEntrances(states, state).map(({ source, trigger, guard }) => {
    const words = triggerWords(trigger)
    const missed = tried.missed.get(words)
    const failed = tried.failed.get(words)
    if (!isPassed(states, source, tried)) return `“${nameOf(states, source)}” is not reached either`
    if (missed !== undefined) return `“${words}” needs an example with ${missed.map((key) => `“${key}”`).join(' and ')}`
    if (failed !== undefined) return `“${words}” fails (${failed})`
    if (guard === undefined) return `“${words}” leads elsewhere`
    return `the guard ${guard} refuses “${words}” with every example`
  })
  if (reasons.length === 0) return ['no transition enters it']
  return [...new Set(reasons), ...(tried.isCut ? ['the search ended before it had tried everything'] : [])]
}

/** Returns whether a state was entered, or could only be passed, because the machine leaves it at once. */
function isPassed(states: readonly ChartState[], id: string, tried: Tried, above: readonly string[] = []): boolean {
  if (tried.reached.has(id)) return true
  const state = states.find((one) => one.id === id)
  if (state === undefined || above.includes(id)) return false
  const isLeft = state.transitions.some(({ trigger }) => trigger.kind === 'always')
  return isLeft && findEntrances(states, state).some(({ source }) => isPassed(states, source, tried, [...above, id]))
}

/** Returns whether a transition to a state also enters another one, as its initial descendant. */
function isInitialOf(states: readonly ChartState[], id: string, wanted: string): boolean {
  const state = states.find((one) => one.id === id)
  if (state === undefined) return false
  const children =
    state.kind === 'parallel'
      ? state.states.map((child) => child.id)
      : state.initial === undefined
        ? []
        : [state.initial]
  return children.some((child) => child === wanted || isInitialOf(states, child, wanted))
}
