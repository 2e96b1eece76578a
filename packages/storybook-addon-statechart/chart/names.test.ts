import { expect, test } from 'vitest'
import { and, assign, log, not, or, raise, stateIn } from 'xstate'
import { actionName, belongsToDelay, guardName } from './names.ts'

test('formats guards and guard helpers', () => {
  expect(guardName('isComplete')).toBe('isComplete')
  expect(guardName({ type: 'isFast', params: {} })).toBe('isFast')
  expect(guardName(not('isSubmitting'))).toBe('not isSubmitting')
  expect(guardName(and(['isFast', or(['isClosed', not('isOpen')])]))).toBe('isFast and (isClosed or not isOpen)')
  expect(guardName(stateIn({ booking: 'submitting' }))).toBe('in booking.submitting')
})

test('uses the function name for an inline guard', () => {
  expect(guardName(function isDry() {})).toBe('isDry')
  expect(guardName(() => true)).toBe('inline')
  expect(guardName({ guard: () => true }.guard)).toBe('inline')
})

test('formats actions by name or built-in type', () => {
  expect(actionName('notify')).toBe('notify')
  expect(actionName({ type: 'setSpeed', params: 40 })).toBe('setSpeed')
  expect(actionName(assign({}))).toBe('assign')
  expect(actionName(raise({ type: 'consultation.booked' }))).toBe('raise consultation.booked')
  expect(actionName(log('done'))).toBe('log')
  expect(actionName(() => undefined)).toBe('inline')
})

test('recognises the actions that XState adds for delays', () => {
  expect(belongsToDelay(raise({ type: 'xstate.after.100.press' }))).toBe(true)
  expect(belongsToDelay(raise({ type: 'door.open' }))).toBe(false)
  expect(belongsToDelay('notify')).toBe(false)
})
