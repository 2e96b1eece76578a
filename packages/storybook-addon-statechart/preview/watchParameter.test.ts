import { beforeEach, expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { message, type Shown } from '../messages.ts'
import { fakeChannel } from './fakeChannel.ts'
import { Stage } from './Stage.ts'
import { watchParameter, type ActorParameters } from './watchParameter.ts'

const shared = globalThis as { storybookStatechartStage?: Stage }
let channel: ReturnType<typeof fakeChannel>

beforeEach(() => {
  channel = fakeChannel()
  shared.storybookStatechartStage = new Stage(channel, (run) => run())
  channel.receive(message.watch, { watching: true })
})

const startDoor = (id = 'door') => createActor(createMachine({ id, initial: 'closed', states: { closed: {} } })).start()
function render(statechart?: ActorParameters, args = {}) {
  const context = { id: 'story', args, parameters: { ...(statechart && { statechart }) } }
  watchParameter(context)
}
const names = () => (channel.last(message.shown) as Shown).machines.map(({ name }) => name)

test('shows the actor of the parameters under its name', () => {
  render({ actor: startDoor(), name: 'front door' })
  expect(names()).toEqual(['front door'])
})

test('finds the actor in the context of the story', () => {
  render({ actor: ({ args }: { args: { door: ReturnType<typeof startDoor> } }) => args.door }, { door: startDoor() })
  expect(names()).toEqual(['door'])
})

test('shows one actor after many renders, and the new one if it changes', () => {
  const actor = startDoor()
  render({ actor })
  render({ actor })
  expect(names()).toEqual(['door'])
  render({ actor: startDoor('gate') })
  expect(names()).toEqual(['gate'])
})

test('shows nothing once the story names no actor', () => {
  render({ actor: startDoor() })
  render()
  expect(names()).toEqual([])
})
