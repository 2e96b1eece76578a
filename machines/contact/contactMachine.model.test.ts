import { expect, test } from 'vitest'
import { contactModel } from '../../tests/model/contactModel.ts'
import { allSteps } from '../../tests/model/paths.ts'

const steps = allSteps(contactModel)

test.each(Object.keys(contactModel.acts))('reaches the expected state from every state when a visitor %s', (act) => {
  const taken = steps.filter((step) => step.act === act)
  expect(taken.length).toBeGreaterThan(20)
  for (const {
    before: { expected: before },
    after,
  } of taken) {
    const { state, showsErrors, entries } = after.expected
    expect({ before, shown: contactModel.shown(after.snapshot) }).toEqual({
      before,
      shown: { state, showsErrors, entries },
    })
  }
})
