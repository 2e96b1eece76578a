import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consultationModel, runConsultation } from '../tests/model/consultationModel.ts'
import { contactModel, runContact } from '../tests/model/contactModel.ts'
import { pathsOfMachine, specifiedPart, type Specification } from '../tests/model/paths.ts'
import { machineDriver, replay, type RunningForm } from '../tests/model/replayPath.ts'

const forms: [name: string, model: Specification, run: () => RunningForm][] = [
  ['the contact machine', contactModel, runContact],
  ['the booking machine', consultationModel, runConsultation],
]

/** A new seed in each run. Set SEED to repeat one. */
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

describe.each(forms)('%s', { timeout: 60_000 }, (_, model, run) => {
  test('is as specified after every act in every state', async () => {
    const paths = pathsOfMachine(model)
    expect(paths.flat().length).toBeGreaterThan(500)
    for (const path of paths) await replay(model, path, machineDriver(model.rules, run()))
  })

  test('is as specified, however input and answers interleave', async () => {
    console.log(`SEED=${seed}`)
    const names = fc.array(fc.constantFrom(...Object.keys(model.acts)), { maxLength: 30, size: 'max' })
    let acts = 0
    const walk = async (path: string[]) => {
      acts += await replay(model, specifiedPart(model, path), machineDriver(model.rules, run()))
    }
    await fc.assert(fc.asyncProperty(names, walk), { numRuns: 200, seed })
    expect(acts).toBeGreaterThan(1_000)
  })
})
