import { beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { message, type Frame, type Notice } from '../messages.ts'
import { fakeChannel } from './fakeChannel.ts'
import { Stage } from './Stage.ts'

const machine = setup({
  types: {
    context: {} as { total: number },
    events: {} as
      | { type: 'add'; item: { price: number } }
      | { type: 'burst' }
      | { type: 'ask'; by: string }
      | { type: 'go' }
      | { type: 'jam' },
  },
  actions: {
    addPrice: assign(({ context }, item: { price: number }) => ({ total: context.total + item.price })),
    explode: () => {
      throw new Error('jammed')
    },
  },
  guards: { isKnown: (_, name: string) => name.length > 0 },
}).createMachine({
  id: 'till',
  context: { total: 0 },
  initial: 'open',
  on: {
    add: { actions: { type: 'addPrice', params: ({ event }) => event.item } },
    burst: { target: '.closed', actions: 'explode' },
    ask: { guard: { type: 'isKnown', params: ({ event }) => event.by }, target: '.closed' },
  },
  states: { open: { on: { go: 'closed', jam: 'jammed' } }, closed: {}, jammed: { entry: 'explode' } },
})

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

function show(isWatched = true) {
  const channel = fakeChannel()
  const stage = new Stage(channel, (run) => run())
  const till = createActor(machine).start()
  const failed = vi.fn<(error: unknown) => void>()
  till.subscribe({ error: failed })
  stage.show(till, {})
  channel.receive(message.watch, { watching: isWatched })
  return { channel, till, failed, notice: () => (channel.last(message.notice) as Notice | undefined)?.text }
}

test.each([
  ['an assignment', { type: 'add', item: undefined as never }, /^The action “addPrice” failed at “add”: Cannot read/],
  ['an action', { type: 'burst' }, /^The action “explode” failed at “burst”: jammed\. The story stays in open;/],
  ['a guard', { type: 'ask', by: undefined as never }, /^The guard “isKnown” failed at “ask”: Cannot read/],
] as const)('names %s that fails, and the story goes on', (_, event, words) => {
  const { till, failed, notice } = show()
  till.send(event)
  expect(notice()).toMatch(words)
  expect(failed).not.toHaveBeenCalled()
  till.send({ type: 'go' })
  expect(till.getSnapshot()).toMatchObject({ status: 'active', value: 'closed' })
})

test('names an entry action that fails in the state that the reader has chosen', () => {
  const { channel, till, notice } = show()
  channel.receive(message.put, { machine: till.sessionId, state: 'till.jammed' })
  expect(notice()).toMatch(/^The action “explode” failed at “jam”: jammed\. The story stays in open;/)
})

test('lets the actor stop as in an application while nobody watches', () => {
  const { till, failed, notice } = show(false)
  till.send({ type: 'burst' })
  expect(failed).toHaveBeenCalledOnce()
  expect(till.getSnapshot().status).toBe('error')
  expect(notice()).toBeUndefined()
})

test('shows an actor that failed at its start, with its error', () => {
  const broken = setup({ types: { input: {} as { name: string } } }).createMachine({
    id: 'broken',
    context: ({ input }) => ({ length: input.name.length }),
  })
  const channel = fakeChannel()
  const stage = new Stage(channel, (run) => run())
  const actor = createActor(broken, { input: undefined })
  actor.subscribe({ error: () => undefined })
  stage.show(actor.start(), {})
  channel.receive(message.watch, { watching: true })
  expect(channel.last(message.frame) as Frame).toMatchObject({
    status: 'error',
    ending: expect.stringContaining('TypeError'),
  })
})
