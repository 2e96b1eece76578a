import type { StateValue } from 'xstate'
import { flattenStates, type Chart } from './Chart.ts'
import { activeIds, enterState } from './stateValue.ts'

/**
 * Returns why no story can be put into a state, as a sentence.
 *
 * @param now the current state value
 * @returns undefined if a story can enter the state
 */
export function explainUnreachable(chart: Chart, now: StateValue, id: string): string | undefined {
  const states = new Map(flattenStates(chart.root).map((state) => [state.id, state]))
  const parent = [...states.values()].find(({ states: within }) => within.some((inner) => inner.id === id))
  const state = states.get(id)
  if (state?.kind === 'history')
    return `“${state.key}” is a history state, which is never active itself. Choose a state of “${parent?.key}” instead.`

  const value = enterState(chart, now, id)
  if (value === undefined) return `This machine has no state “${id}”.`
  const before = new Set(activeIds(chart, now))
  for (const entered of activeIds(chart, value).filter((one) => one === id || !before.has(one))) {
    const leaving = states
      .get(entered)
      ?.transitions.find(({ trigger, guard, targets }) => trigger.kind === 'always' && !guard && targets.length > 0)
    if (leaving === undefined) continue
    const targets = leaving.targets.map((target) => `“${states.get(target)?.key ?? target}”`).join(' and ')
    return `The machine leaves “${states.get(entered)?.key}” at once (“always” to ${targets}), so a story cannot stay in it.`
  }
  return undefined
}
