import type { Browser } from 'playwright'
import { takePhone } from './profile.ts'
import type { Reading } from './results.ts'

/** Always the same work, on a slowed processor: its spread tells how far the other times can be trusted. */
export async function machineReadings(browser: Browser): Promise<Reading[]> {
  const phone = await takePhone(browser)
  const value = await phone.page.evaluate(() => {
    const start = performance.now()
    let sum = 0
    for (let step = 0; step < 12_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003
    return sum < 0 ? 0 : performance.now() - start
  })
  await phone.close()
  return [{ page: '(machine)', name: 'the same work each time', unit: 'ms', value }]
}
