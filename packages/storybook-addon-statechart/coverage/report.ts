import { countShown, type CoverageItem, type MachineCoverage } from '../preview/Coverage.ts'

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
