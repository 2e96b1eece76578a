// npm run bench: measures the built site on cold browsers against its plain twin and prints a table. It exits with 0 even if
// a goal is missed. docs/performance.md explains the figures.
//   npm run bench -- loads taps          measures only these: loads, taps, forms
//   npm run bench -- --rounds 5          number of rounds (default 3)
//   npm run bench -- --other FOLDER      measures another built site (../old/dist) in the same rounds, and prints the ratios
//   npm run bench -- lighthouse          runs Lighthouse on every page instead
import { parseArgs } from 'node:util'
import { buildIfStale } from '#scripts/buildIfStale.ts'
import { measureForms } from './site/forms.ts'
import { measureLighthouse } from './site/lighthouse.ts'
import { measureLoads } from './site/loads.ts'
import { describeProfile } from './site/profile.ts'
import { printTable, type Reading } from './site/results.ts'
import { serveSites, type Sites } from './site/sites.ts'
import { measureTaps } from './site/taps.ts'

type Probe = (sites: Sites, round: number) => Promise<Reading[]>

/** One page of each kind. */
const pages = { home: '/', service: '/services/b2b-database', article: '/blog/data-security', form: '/contact' }

const probes: Record<string, Probe[]> = {
  loads: Object.entries(pages).map(
    ([kind, page]): Probe =>
      (sites, round) =>
        measureLoads(sites, page, kind === 'form', round),
  ),
  taps: [measureTaps],
  forms: ['/contact', '/free-consultation'].map(
    (page): Probe =>
      (sites) =>
        measureForms(sites, page),
  ),
}
const parts = Object.keys(probes)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    other: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
const isLighthouse = positionals.join(' ') === 'lighthouse'
const unknown = positionals.filter((part) => !parts.includes(part))
if (!isLighthouse && unknown.length > 0)
  throw new Error(`"${unknown.join(' ')}" is not a benchmark. Use lighthouse, or any of ${parts.join(', ')}.`)

/** Measures in interleaved rounds, so that other load on the machine affects all probes alike. */
async function measureSites(sites: Sites): Promise<void> {
  const readings: Reading[] = []
  for (let round = 1; round <= rounds; round += 1) {
    for (const part of positionals.length > 0 ? positionals : parts)
      for (const probe of probes[part]!) readings.push(...(await probe(sites, round)))
    console.error(`round ${round} of ${rounds}`)
  }
  console.log(`${describeProfile(rounds)}\n`)
  printTable(readings)
}

await buildIfStale()
const sites = await serveSites(values.other)
await (isLighthouse ? measureLighthouse(sites.site) : measureSites(sites))
process.exit()
