import { expect, test } from 'vitest'
import { consultationModel } from '../../tests/model/consultationModel.ts'
import { everyStep } from '../../tests/model/walk.ts'

const { acts, shown } = consultationModel
const steps = everyStep(consultationModel)

test.each(Object.keys(acts))('in every situation the form is as promised when a visitor %s', (act) => {
  const taken = steps.filter((step) => step.act === act)
  expect(taken.length).toBeGreaterThan(20)
  for (const {
    before: { promise: before },
    after,
  } of taken) {
    const { state, isMarked, entries } = after.promise
    expect({ before, shown: shown(after.snapshot) }).toEqual({ before, shown: { state, isMarked, entries } })
  }
})
