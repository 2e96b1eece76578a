import { expect, test } from 'vitest'
import { contactModel } from '../../tests/model/contactModel.ts'
import { everyStep } from '../../tests/model/walk.ts'

const steps = everyStep(contactModel)

test.each(Object.keys(contactModel.acts))('in every situation the form is as promised when a visitor %s', (act) => {
  const taken = steps.filter((step) => step.act === act)
  expect(taken.length).toBeGreaterThan(20)
  for (const {
    before: { promise: before },
    after,
  } of taken) {
    const { state, isMarked, entries } = after.promise
    expect({ before, shown: contactModel.shown(after.snapshot) }).toEqual({
      before,
      shown: { state, isMarked, entries },
    })
  }
})
