import { loadavg } from 'node:os'
import type { Browser } from 'playwright'
import { formReadings } from './form.ts'
import { load, type Load } from './loadPage.ts'
import { cpuReadings } from './cpuReference.ts'
import { readHtml } from './pages.ts'
import { stabilityReadings, paintReadings } from './paint.ts'
import { startBrowser } from './profile.ts'
import { aggregate, type Reading } from './results.ts'
import { scriptList, scriptReadings } from './script.ts'
import { describeProfile, formatTable } from './table.ts'
import { hasLink, tapReadings, taps } from './tap.ts'
import { serveVariants, variants, type Addresses, type Variant } from './variants.ts'

/** Takes one measurement. */
type Probe = (round: number) => Promise<Reading[]>

/**
 * Measures pages in interleaved rounds, so other load on the machine affects all probes equally. Discards the first round
 * as warm-up.
 *
 * @returns the formatted table, and all readings
 */
export async function measureMetrics(pages: string[], runs: number): Promise<{ text: string; data: unknown }> {
  const { addresses, close } = await serveVariants()
  const browser = await startBrowser()
  const scripts = new Map<string, string>()
  const probes: Probe[] = [
    () => cpuReadings(browser),
    ...(await Promise.all(pages.map((page) => createProbes(browser, addresses, page, scripts)))).flat(),
  ]
  const readings: Reading[] = []
  const before = readLoad()
  for (let round = 0; round <= runs; round += 1) {
    for (const probe of probes) {
      const read = await probe(round)
      if (round > 0) readings.push(...read)
    }
    if (round > 0) console.error(`round ${round} of ${runs}, processor at ${readLoad()}`)
  }
  await browser.close()
  close()
  const results = aggregate(readings)
  const text = [
    describeProfile(runs),
    `Load of the machine (1 min): ${before} before, ${readLoad()} after`,
    '',
    formatTable(results),
    '',
    'Scripts that an untouched page fetched (brotli kB):',
    ...Array.from(scripts, ([page, list]) => `${page}: ${list}`),
  ].join('\n')
  return { text, data: { runs, results, scripts: Object.fromEntries(scripts) } }
}

async function createProbes(
  browser: Browser,
  addresses: Addresses,
  page: string,
  scripts: Map<string, string>,
): Promise<Probe[]> {
  const html = await readHtml(page)
  const hasForm = html.includes('<form')
  const loadProbe: Probe = async (round) => {
    const loads = {} as Record<Variant, Load>
    // Rotates the order, so no variant always loads first.
    const first = round % variants.length
    for (const variant of [...variants.slice(first), ...variants.slice(0, first)])
      loads[variant] = await load(browser, addresses[variant] + page)
    scripts.set(page, scriptList(loads.site))
    return [
      ...paintReadings(page, loads),
      ...scriptReadings(page, loads.site, hasForm),
      ...stabilityReadings(page, loads),
    ]
  }
  const tapProbes = taps
    .filter((tap) => tap.page === page && hasLink(html, tap))
    .map(
      (tap): Probe =>
        () =>
          tapReadings(browser, addresses.site, tap),
    )
  return [loadProbe, ...(hasForm ? [() => formReadings(browser, addresses.site, page)] : []), ...tapProbes]
}

const readLoad = () => loadavg()[0]!.toFixed(1)
