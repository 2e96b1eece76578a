import type { StateValue } from 'xstate'
import { activeIds, flattenStates, labelLines, type Chart } from '../chart/Chart.ts'

/** A state or transition, and whether a story has shown it. */
export type CoverageItem = { id: string; text: string; shown: boolean }

/** Returns how many items were shown: `3 of 4`. */
const countShown = (items: readonly CoverageItem[]): string =>
  `${items.filter(({ shown }) => shown).length} of ${items.length}`

/** What stories have shown of a machine. */
export type MachineCoverage = { machine: string; states: CoverageItem[]; transitions: CoverageItem[] }

/** Records which states a machine was in, and which transitions it took. */
export class Coverage {
  #values = new Map<string, StateValue>()
  #taken = new Set<string>()

  visit(value: StateValue): void {
    this.#values.set(JSON.stringify(value), value)
  }

  take(transition: string): void {
    this.#taken.add(transition)
  }

  /**
   * Returns the states and transitions of a chart. History states are left out, because they are never active, and so is
   * the root, because it always is.
   */
  summarize(chart: Chart): MachineCoverage {
    const visited = new Set([...this.#values.values()].flatMap((value) => activeIds(chart, value)))
    const states = flattenStates(chart.root)
    const shorten = (id: string) => (id.startsWith(`${chart.id}.`) ? id.slice(chart.id.length + 1) : id)
    return {
      machine: chart.id,
      states: states
        .filter(({ id, type }) => type !== 'history' && id !== chart.root.id)
        .map(({ id }) => ({ id, text: shorten(id), shown: visited.has(id) })),
      transitions: states.flatMap(({ id: source, transitions }) =>
        transitions.map((transition) => ({
          id: transition.id,
          text: [
            `${shorten(source)}: ${labelLines(transition).join(' ')}`,
            ...transition.targets.slice(0, 1).map(shorten),
          ].join(' → '),
          shown: this.#taken.has(transition.id),
        })),
      ),
    }
  }
}

/** Returns one coverage per machine: an item is shown if any of the given coverages shows it. */
export function mergeCoverage(all: readonly MachineCoverage[]): MachineCoverage[] {
  const merged = new Map<string, MachineCoverage>()
  for (const one of all) {
    const known = merged.get(one.machine)
    merged.set(one.machine, {
      machine: one.machine,
      states: mergeItems(known?.states ?? [], one.states),
      transitions: mergeItems(known?.transitions ?? [], one.transitions),
    })
  }
  return [...merged.values()]
}

function mergeItems(known: readonly CoverageItem[], items: readonly CoverageItem[]): CoverageItem[] {
  const merged = new Map(known.map((item) => [item.id, item]))
  for (const item of items) merged.set(item.id, { ...item, shown: item.shown || merged.get(item.id)?.shown === true })
  return [...merged.values()]
}

/** Lowest accepted shares of shown states and transitions in percent. */
export type Thresholds = { states?: number; transitions?: number }

/** Returns the share of shown items in percent; 100 if there are none. */
const percent = (items: readonly CoverageItem[]) =>
  items.length === 0 ? 100 : (100 * items.filter(({ shown }) => shown).length) / items.length

/** Returns what stories have shown of each machine, and the states and transitions that no story has shown. */
export function formatCoverage(machines: readonly MachineCoverage[]): string {
  const lines = machines.flatMap(({ machine, states, transitions }) => [
    `${machine}: ${countShown(states)} states, ${countShown(transitions)} transitions`,
    ...listMissing(`${machine}, states`, states),
    ...listMissing(`${machine}, transitions`, transitions),
  ])
  return ['Statecharts shown by stories', ...lines].join('\n')
}

function listMissing(title: string, items: readonly CoverageItem[]): string[] {
  const missing = items.filter(({ shown }) => !shown)
  if (missing.length === 0) return []
  return [`Not shown in ${title}:`, ...missing.map(({ text }) => `  ${text}`)]
}

/**
 * Returns a sentence for each machine below a threshold.
 *
 * @param named ids of the machines to which the thresholds apply; all by default. A sentence names each that no story shows
 */
export function findShortfalls(
  machines: readonly MachineCoverage[],
  thresholds: Thresholds,
  named: readonly string[] = machines.map(({ machine }) => machine),
): string[] {
  return named.flatMap((name) => {
    const machine = machines.find((one) => one.machine === name)
    if (machine === undefined) return [`No story shows the machine "${name}".`]
    return (['states', 'transitions'] as const).flatMap((kind) => {
      const least = thresholds[kind] ?? 0
      const share = percent(machine[kind])
      if (share >= least) return []
      return [`Stories show ${share.toFixed(1)} % of the ${kind} of "${name}", and ${least} % are required.`]
    })
  })
}
