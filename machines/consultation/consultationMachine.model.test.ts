import { expect, test } from 'vitest'
import { consultationModel } from '../../tests/model/consultationModel.ts'
import { allSteps } from '../../tests/model/paths.ts'

const { acts, shown } = consultationModel
const steps = allSteps(consultationModel)

test.each(Object.keys(acts))('reaches the expected state from every state when a visitor %s', (act) => {
  const taken = steps.filter((step) => step.act === act)
  expect(taken.length).toBeGreaterThan(20)
  for (const {
    before: { expected: before },
    after,
  } of taken) {
    const { state, showsErrors, entries } = after.expected
    expect({ before, shown: shown(after.snapshot) }).toEqual({ before, shown: { state, showsErrors, entries } })
  }
})
