import { expect, test, vi } from 'vitest'
import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { followActors, type ActorNode } from './followActors.ts'

const child = createMachine({ id: 'child', initial: 'wait', states: { wait: { on: { go: 'gone' } }, gone: {} } })

const machine = setup({
  types: { context: {} as { fails: boolean } },
  actors: {
    child,
    save: fromPromise<number, { fails: boolean }>(async ({ input }) => {
      if (input.fails) throw new Error('no disk')
      return 7
    }),
    listen: fromCallback(() => undefined),
    count: fromTransition((count: number) => count + 1, 0),
  },
}).createMachine({
  id: 'parent',
  context: { fails: false },
  invoke: [
    { src: 'child', id: 'child' },
    { src: 'listen', id: 'listen' },
    { src: 'count', id: 'count' },
  ],
  initial: 'idle',
  on: {
    'child.go': { actions: sendTo('child', { type: 'go' }) },
    'count.up': { actions: sendTo('count', { type: 'up' }) },
    fail: { actions: assign({ fails: true }) },
    save: '.saving',
    spawn: { actions: spawnChild('listen', { id: 'spawned' }) },
  },
  states: {
    idle: {},
    saving: {
      invoke: {
        src: 'save',
        id: 'save',
        input: ({ context }) => context,
        onDone: 'idle',
        onError: 'idle',
      },
    },
  },
})

function follow() {
  const onChange = vi.fn<() => void>()
  const actor = createActor(machine).start()
  const followed = followActors(actor, onChange)
  const texts = () =>
    followed.read().map(({ name, kind, status, note }: ActorNode) => `${name} ${kind} ${status} ${note}`)
  return { actor, followed, texts, onChange }
}

test('follows the states of children, also of those that run already', () => {
  const { actor, texts, onChange } = follow()
  expect(texts()).toEqual(['child machine active wait', 'listen callback active ', 'count transition active 0'])
  actor.send({ type: 'child.go' })
  actor.send({ type: 'count.up' })

  expect(texts()).toEqual(['child machine active gone', 'listen callback active ', 'count transition active 1'])
  expect(onChange).toHaveBeenCalled()
})

test('keeps the output or error of an actor that has ended, until it is started again', async () => {
  const { actor, texts } = follow()
  actor.send({ type: 'save' })
  expect(texts().at(-1)).toBe('save promise active ')
  await vi.waitFor(() => expect(texts().at(-1)).toBe('save promise done 7'))

  actor.send({ type: 'fail' })
  actor.send({ type: 'save' })
  await vi.waitFor(() => expect(texts().at(-1)).toBe('save promise error Error: no disk'))
  expect(texts()).toHaveLength(4)
})

test('leaves out actors of other parents', () => {
  const { actor, onChange } = follow()
  const inner = followActors(actor.getSnapshot().children['child']!, onChange)
  actor.send({ type: 'spawn' })

  expect(inner.read()).toEqual([])
})
