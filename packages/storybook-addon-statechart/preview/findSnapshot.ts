import type { ActorLogic, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { getShortestPaths, serializeSnapshot } from 'xstate/graph'
import {
  activeIds,
  activeTransitions,
  flattenStates,
  stateText,
  type Chart,
  type ChartState,
  type ChartTransition,
} from '../chart/Chart.ts'
import { readChart } from '../chart/readChart.ts'

/** Example payloads by event type: one, or a list to choose from. */
export type Examples = Readonly<Record<string, object | readonly object[]>>

/** Returns the example payloads of an event, named as the chart names it. */
export const getExamples = (examples: Examples, label: string): object[] => [examples[label] ?? []].flat()

/** Returns a transition's event with each of its examples. A failure has one by default. */
export function createEvents({ eventType, label }: ChartTransition, examples: Examples): AnyEventObject[] {
  const found = getExamples(examples, label)
  const byDefault = eventType.startsWith('xstate.error.') ? { error: new Error('An example of a failure') } : {}
  // A wildcard accepts any event.
  const type = eventType.replace('*', 'anything')
  return (found.length === 0 ? [byDefault] : found).map((payload) => ({ ...payload, type }))
}

// The search runs in the page of the story, and a machine that counts has no end of snapshots.
const maxSnapshots = 5000
const maxMilliseconds = 1500

/**
 * Computes a snapshot of a machine in a state: the end of a shortest path of the story's examples, results of actors and
 * delays. No action but assignments runs.
 *
 * @returns the snapshot, or as a sentence why there is none
 */
export function findSnapshot(
  start: AnyMachineSnapshot,
  target: string,
  examples: Examples,
): { snapshot: AnyMachineSnapshot } | { reason: string } {
  const { machine } = start
  const { chart } = readChart(machine)
  const state = flattenStates(chart.root).find(({ id }) => id === target)!
  if (state.type === 'history') return { reason: `“${state.key}” is a history state, which is never active itself.` }
  const isLeft = state.transitions.some(({ eventType, guard }) => eventType === '' && guard === undefined)
  if (isLeft) return { reason: `The machine leaves “${state.key}” at once.` }
  const failures = new Set<string>()
  let count = 0
  let isFound = false
  const isTarget = ({ value }: AnyMachineSnapshot) => activeIds(chart, value).includes(target)
  // A guard or an assignment that throws would end the whole search.
  const logic: ActorLogic<AnyMachineSnapshot, AnyEventObject> = {
    transition(snapshot, event, scope) {
      try {
        return machine.transition(snapshot, event, scope)
      } catch (error) {
        failures.add(`“${event.type}” fails with ${String(error)}`)
        return snapshot
      }
    },
    getInitialSnapshot: () => start,
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  const end = performance.now() + maxMilliseconds
  const isCut = () => count > maxSnapshots || performance.now() > end
  const paths = getShortestPaths(logic, {
    fromState: start,
    toState: isTarget,
    stopWhen(snapshot) {
      count += 1
      isFound ||= isTarget(snapshot)
      return isFound || isCut()
    },
    events: ({ status, value }) =>
      status === 'active'
        ? activeTransitions(chart, value)
            .filter(({ from }) => from !== 'itself')
            .flatMap((one) => createEvents(one, examples))
        : [],
    serializeState: serialize,
  })
  const [shortest] = paths.toSorted((a, b) => a.weight - b.weight)
  if (shortest !== undefined) return { snapshot: shortest.state }
  const from = `from the story’s start (${stateText(start.value) || chart.id}) with its examples`
  const causes = [...(isCut() ? ['the search was cut'] : []), ...failures].slice(0, 3)
  const advice = causes.length === 0 ? [] : [advise(chart, state, examples)]
  return { reason: [`No path ends in “${state.key}” ${[from, ...causes].join('; ')}.`, ...advice].join(' ') }
}

/** Returns which examples may lead to a state: those of its own transitions first. */
function advise(chart: Chart, target: ChartState, examples: Examples): string {
  const inside = flattenStates(target).map(({ id }) => id)
  const missing = flattenStates(chart.root)
    .flatMap(({ transitions }) => transitions)
    // Without a guard or an action, a transition reads no payload.
    .filter(({ from, guard, actions }) => ['outside', 'actor'].includes(from) && (guard ?? actions.length > 0))
    .filter(({ label }) => getExamples(examples, label).length === 0)
    .toSorted((a, b) => Number(leadsTo(b, inside)) - Number(leadsTo(a, inside)))
  const labels = [...new Set(missing.map(({ label }) => label))].slice(0, 3)
  return labels.length === 0
    ? 'Add `examples` whose values lead there in fewer steps.'
    : `Add \`examples\` of ${labels.map((label) => `“${label}”`).join(', ')}, with which its guards and actions go on.`
}

const leadsTo = ({ targets }: ChartTransition, inside: readonly string[]) => targets.some((id) => inside.includes(id))

function serialize(snapshot: AnyMachineSnapshot): string {
  try {
    return serializeSnapshot(snapshot)
  } catch {
    // A context with cycles cannot be compared.
    return JSON.stringify(snapshot.value)
  }
}
