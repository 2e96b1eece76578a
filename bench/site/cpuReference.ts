import type { Browser } from 'playwright'
import { openPhone } from './profile.ts'
import type { Reading } from './results.ts'

/** Measures a constant CPU task under throttling. A wide spread means that the machine is noisy. */
export async function cpuReadings(browser: Browser): Promise<Reading[]> {
  const phone = await openPhone(browser)
  const value = await phone.page.evaluate(() => {
    const start = performance.now()
    let sum = 0
    for (let step = 0; step < 12_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003
    return sum < 0 ? 0 : performance.now() - start
  })
  await phone.close()
  return [{ page: '(machine)', name: 'the same work each time', unit: 'ms', value }]
}
