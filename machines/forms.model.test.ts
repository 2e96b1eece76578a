import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consultation, contact, runConsultation, runContact } from '../tests/model/forms.ts'
import { coveringPaths } from '../tests/model/paths.ts'
import { machineDriver, replay } from '../tests/model/replay.ts'

/** A new seed in each run. Set SEED to repeat one. */
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

describe.each([
  ['the contact machine', contact, runContact],
  ['the booking machine', consultation, runConsultation],
] as const)('%s', { timeout: 60_000 }, (_, rules, run) => {
  test('is as specified after every act in every class of states', async () => {
    const paths = coveringPaths(rules)
    expect(paths.flat().length).toBeGreaterThan(100)
    for (const path of paths) expect(await replay(rules, path, machineDriver(rules, run()))).toBe(path.length)
  })

  test('is as specified, however input and answers interleave', async () => {
    console.log(`SEED=${seed}`)
    const names = fc.array(fc.constantFrom(...Object.keys(rules.acts)), { maxLength: 30, size: 'max' })
    let acts = 0
    const walk = async (path: string[]) => void (acts += await replay(rules, path, machineDriver(rules, run())))
    await fc.assert(fc.asyncProperty(names, walk), { numRuns: 300, seed })
    expect(acts).toBeGreaterThan(1_500)
  })
})
