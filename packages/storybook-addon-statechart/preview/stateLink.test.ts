import { expect, test } from 'vitest'
import { readStateLink, writeStateLink } from './stateLink.ts'

const value = { drive: { running: 'a&b=c' }, door: 'closed' }
const link = writeStateLink({ story: 'press--off', argument: 'state', value })

test('sets the state argument of the linked story only', () => {
  expect(readStateLink(link, 'press--off')).toEqual({ state: value })
  expect(readStateLink(link, 'press--on')).toEqual({})
})

test.each(['', '?statechart=', '?statechart=%7B', '?statechart=null', '?statechart=3'])('ignores "%s"', (search) => {
  expect(readStateLink(search, 'press--off')).toEqual({})
})
