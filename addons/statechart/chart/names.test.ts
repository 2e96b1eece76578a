import { expect, test } from 'vitest'
import { and, assign, log, not, or, raise, stateIn } from 'xstate'
import { actionName, belongsToDelay, guardName } from './names.ts'

test('a guard reads as it is meant, helpers and all', () => {
  expect(guardName('isComplete')).toBe('isComplete')
  expect(guardName({ type: 'isFast', params: {} })).toBe('isFast')
  expect(guardName(not('isSubmitting'))).toBe('not isSubmitting')
  expect(guardName(and(['isFast', or(['isClosed', not('isOpen')])]))).toBe('(isFast and (isClosed or not isOpen))')
  expect(guardName(stateIn({ booking: 'submitting' }))).toBe('in booking.submitting')
})

test('a guard written in place has no name but its function’s', () => {
  expect(guardName(function isDry() {})).toBe('isDry')
  expect(guardName(() => true)).toBe('inline')
  expect(guardName({ guard: () => true }.guard)).toBe('inline')
})

test('an action reads by its name, or by what it does', () => {
  expect(actionName('notify')).toBe('notify')
  expect(actionName({ type: 'setSpeed', params: 40 })).toBe('setSpeed')
  expect(actionName(assign({}))).toBe('assign')
  expect(actionName(raise({ type: 'consultation.booked' }))).toBe('raise consultation.booked')
  expect(actionName(log('done'))).toBe('log')
  expect(actionName(() => undefined)).toBe('inline')
})

test('what XState does itself for a delay is told from what the machine does', () => {
  expect(belongsToDelay(raise({ type: 'xstate.after.100.press' }))).toBe(true)
  expect(belongsToDelay(raise({ type: 'door.open' }))).toBe(false)
  expect(belongsToDelay('notify')).toBe(false)
})
