import { expect, test } from 'vitest'
import {
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  type AnyActorLogic,
} from 'xstate'
import { nameActorKind } from './nameActorKind.ts'

const observable = () => ({ subscribe: () => ({ unsubscribe: () => undefined }) })

test.each<[string, AnyActorLogic]>([
  ['machine', createMachine({})],
  ['promise', fromPromise(async () => 7)],
  ['callback', fromCallback(({ sendBack }) => sendBack({ type: 'ready' }))],
  ['observable', fromObservable(observable)],
  ['observable', fromEventObservable(observable)],
  ['transition', fromTransition((count: number) => count + 1, 0)],
])('recognizes the logic of a %s', (kind, logic) => {
  expect(nameActorKind(logic)).toBe(kind)
})

test('names missing or unknown logic an actor', () => {
  expect(nameActorKind(undefined)).toBe('actor')
  expect(nameActorKind({ transition: (snapshot: unknown) => snapshot })).toBe('actor')
})
