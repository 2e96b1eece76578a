import { measureForms } from './forms.ts'
import { measureLoads } from './loads.ts'
import { measureMachine } from './machine.ts'
import { measureMemory } from './memory.ts'
import { aggregate, computeMedian, type Reading } from './results.ts'
import { serveSites, type Served } from './sites.ts'
import { describeProfile, formatTable } from './table.ts'
import { measureTaps } from './taps.ts'
import { measureVisit } from './visit.ts'

type Probe = (served: Served, round: number) => Promise<Reading[]>

/** One page of each kind. */
const pages = { home: '/', service: '/services/b2b-database', article: '/blog/data-security', form: '/contact' }

const probes: Record<string, Probe[]> = {
  loads: Object.entries(pages).map(
    ([kind, page]): Probe =>
      ({ sites }, round) =>
        measureLoads(sites, page, kind === 'form', round),
  ),
  taps: [({ sites }) => measureTaps(sites)],
  forms: ['/contact', '/free-consultation'].map(
    (page): Probe =>
      ({ sites }) =>
        measureForms(sites, page),
  ),
  visit: [async ({ chat }) => measureVisit(await chat())],
  // Once, because garbage is collected before each reading.
  memory: [async ({ sites }, round) => (round === 1 ? measureMemory(sites.site) : [])],
}

/** Names of what can be measured. */
export const parts = Object.keys(probes)

/**
 * Measures in interleaved rounds, so other load on the machine affects all probes alike.
 *
 * @param other folder of another build, which is measured beside the site
 * @returns the formatted table, and all readings
 */
export async function measureSite(
  named: string[],
  rounds: number,
  other?: string,
): Promise<{ text: string; data: unknown }> {
  const served = await serveSites(other)
  const readings: Reading[] = []
  const factors: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    factors.push(await measureMachine())
    for (const probe of named.flatMap((part) => probes[part] ?? [])) readings.push(...(await probe(served, round)))
    factors.push(await measureMachine())
    console.error(`round ${round} of ${rounds}, machine's factor ${factors.at(-1)!.toFixed(2)}`)
  }
  served.close()
  const factor = computeMedian(factors)
  const results = aggregate(readings, factor)
  const range = `${Math.min(...factors).toFixed(2)}–${Math.max(...factors).toFixed(2)}`
  const text = `${describeProfile(rounds)}\nMachine's factor ${factor.toFixed(2)} (${range})\n\n${formatTable(results)}`
  return { text, data: { rounds, factors, results } }
}
