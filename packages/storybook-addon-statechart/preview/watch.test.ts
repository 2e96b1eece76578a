import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, type AnyActorRef } from 'xstate'
import { pressMachine } from '../demo/pressMachine.ts'
import { message, type Shown } from '../messages.ts'
import { fakeChannel } from './fakeChannel.ts'
import { Stage } from './Stage.ts'
import { getShownActor, watch, watchParameter } from './watch.ts'

const start = () => createActor(pressMachine).start()

let shown: () => Shown
beforeEach(() => {
  const channel = fakeChannel()
  vi.stubGlobal('storybookStatechartStage', new Stage(channel, (run) => run()))
  channel.receive(message.watch, { watching: true })
  shown = () => channel.last(message.shown) as Shown
})
afterEach(() => vi.unstubAllGlobals())

test('shows an actor until it is removed, and finds it by its name', () => {
  const press = start()
  const hide = watch(press, { name: 'left' })
  expect([getShownActor(), getShownActor('left')]).toEqual([press, press])
  expect(() => getShownActor('right')).toThrow('The story shows left, not "right".')

  hide()
  expect(() => getShownActor()).toThrow('The story shows no machine')
})

test('shows another actor once the parameters of a story name it, and none when they name none', () => {
  const [first, second] = [start(), start()]
  const render = (press: AnyActorRef | undefined) =>
    watchParameter({ id: 'press', parameters: { statechart: { actor: () => press, name: 'press' } } })
  render(first)
  render(second)
  expect(shown().machines.map(({ id, name }) => [id, name])).toEqual([[second.sessionId, 'press']])

  second.send({ type: 'drive.resume' })
  render(second)
  expect(getShownActor().getSnapshot().value).toMatchObject({ drive: { running: 'slow' } })
  render(undefined)
  expect(shown().machines).toEqual([])
})
