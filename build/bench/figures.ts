import { loadavg } from 'node:os'
import type { Browser } from 'playwright'
import { formReadings } from './form.ts'
import { load, type Load } from './load.ts'
import { machineReadings } from './machine.ts'
import { htmlOf } from './pages.ts'
import { calmReadings, paintReadings } from './paint.ts'
import { startBrowser } from './profile.ts'
import { resultsOf, type Reading } from './results.ts'
import { scriptList, scriptReadings } from './script.ts'
import { headOf, tableOf } from './table.ts'
import { hasLink, tapReadings, taps } from './tap.ts'
import { serveVariants, variants, type Addresses, type Variant } from './variants.ts'

/** Measures one thing once. */
type Probe = (round: number) => Promise<Reading[]>

/**
 * Measures pages in rounds: every probe once, then every probe again, so that what else the machine does meets all of
 * them alike. A first round is thrown away.
 *
 * @returns the table, and all that was read
 */
export async function measureFigures(pages: string[], runs: number): Promise<{ text: string; data: unknown }> {
  const { addresses, close } = await serveVariants()
  const browser = await startBrowser()
  const scripts = new Map<string, string>()
  const probes: Probe[] = [
    () => machineReadings(browser),
    ...(await Promise.all(pages.map((page) => probesOf(browser, addresses, page, scripts)))).flat(),
  ]
  const readings: Reading[] = []
  const before = busyness()
  for (let round = 0; round <= runs; round += 1) {
    for (const probe of probes) {
      const read = await probe(round)
      if (round > 0) readings.push(...read)
    }
    if (round > 0) console.error(`round ${round} of ${runs}, processor at ${busyness()}`)
  }
  await browser.close()
  close()
  const results = resultsOf(readings)
  const text = [
    headOf(runs),
    `Load of the machine (1 min): ${before} before, ${busyness()} after`,
    '',
    tableOf(results),
    '',
    'Scripts that an untouched page fetched (brotli kB):',
    ...Array.from(scripts, ([page, list]) => `${page}: ${list}`),
  ].join('\n')
  return { text, data: { runs, results, scripts: Object.fromEntries(scripts) } }
}

async function probesOf(
  browser: Browser,
  addresses: Addresses,
  page: string,
  scripts: Map<string, string>,
): Promise<Probe[]> {
  const html = await htmlOf(page)
  const hasForm = html.includes('<form')
  const loadProbe: Probe = async (round) => {
    const loads = {} as Record<Variant, Load>
    // Each of the variants goes first in turn.
    const first = round % variants.length
    for (const variant of [...variants.slice(first), ...variants.slice(0, first)])
      loads[variant] = await load(browser, addresses[variant] + page)
    scripts.set(page, scriptList(loads.site))
    return [...paintReadings(page, loads), ...scriptReadings(page, loads.site, hasForm), ...calmReadings(page, loads)]
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

const busyness = () => loadavg()[0]!.toFixed(1)
