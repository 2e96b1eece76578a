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
  const known = new Map(machines.map((one) => [one.machine, one]))
  const unknown = named.filter((name) => !known.has(name)).map((name) => `No story shows the machine "${name}".`)
  const short = named
    .flatMap((name) => known.get(name) ?? [])
    .flatMap((one) =>
      (['states', 'transitions'] as const).flatMap((kind) => {
        const least = thresholds[kind]
        const share = percent(one[kind])
        if (least === undefined || share >= least) return []
        return [`Stories show ${share.toFixed(1)} % of the ${kind} of "${one.machine}", and ${least} % are required.`]
      }),
    )
  return [...unknown, ...short]
}
