import { openPhone } from './profile.ts'

/** Duration of the fixed work on the machine for which the goals were set, in ms at CPU ÷ 4. */
const referenceMs = 220

/** Returns how much slower this machine is than the one for which the goals were set, by a fixed CPU task. */
export async function measureMachine(): Promise<number> {
  const phone = await openPhone()
  const took = await phone.page.evaluate(() => {
    const start = performance.now()
    let sum = 0
    for (let step = 0; step < 12_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003
    return sum < 0 ? 0 : performance.now() - start
  })
  await phone.close()
  return took / referenceMs
}
