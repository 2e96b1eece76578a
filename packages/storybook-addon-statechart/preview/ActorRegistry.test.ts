import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise, type AnyMachineSnapshot } from 'xstate'
import { eventName, type Commands, type MachineUpdate, type Reports } from '../messages.ts'
import { connectionMachine, wizardMachine } from '../tests/fresh/stories/machines.ts'
import { ActorRegistry, getShownActor, watch } from './ActorRegistry.ts'
import { fakeChannel } from '../tests/fakeChannel.ts'

let registry: ActorRegistry
let channel: ReturnType<typeof fakeChannel>

beforeEach(() => {
  channel = fakeChannel()
  registry = new ActorRegistry(channel, (run) => run())
  vi.stubGlobal('storybookStatechartRegistry', registry)
  registry.enterStory('wizard')
  channel.receive(eventName('observe'), { isOpen: true })
})
afterEach(() => vi.unstubAllGlobals())

const command = <Name extends keyof Commands>(name: Name, data: Commands[Name]) =>
  channel.receive(eventName(name), data)
const machines = () => (channel.last(eventName('machines')) as Reports['machines']).machines
const update = () => channel.last(eventName('update')) as MachineUpdate
const notice = () => (channel.last(eventName('notice')) as Reports['notice'] | undefined)?.text

const examples = { 'address.enter': [{ address: 'Main Street 1' }, { address: 'Nowhere' }] }

/** Shows a wizard as the hook does. */
function showWizard() {
  const shown = { actor: createActor(wizardMachine).start() }
  const start = shown.actor.getSnapshot() as AnyMachineSnapshot
  const create = (snapshot?: AnyMachineSnapshot) => {
    registry.hide(shown.actor)
    shown.actor = createActor(wizardMachine, snapshot && { snapshot: { ...snapshot, children: {} } as never }).start()
    registry.show(shown.actor, { examples }, { entry: { start, create } })
  }
  registry.show(shown.actor, { examples }, { entry: { start, create } })
  return {
    ...shown,
    enter: (state: string) => command('enter', { machine: shown.actor.sessionId, state }),
    get: () => shown.actor.getSnapshot(),
  }
}

test('asks after loading whether the panel is open', () => {
  expect(channel.sent[0]).toEqual({ event: eventName('ready'), data: {} })
})

test('announces actors with their examples while the panel is open', () => {
  const [first, second] = [createActor(wizardMachine).start(), createActor(wizardMachine).start()]
  registry.show(first, { examples: { back: { to: 1 } } })
  registry.show(second, { name: 'other' })
  expect(machines()).toMatchObject([{ name: 'wizard', examples: { back: '{\n  "to": 1\n}' } }, { name: 'other' }])
  command('observe', { isOpen: false })
  registry.hide(first)
  expect(machines()).toHaveLength(2)
})

test('sends an event with the first example, or with a typed payload', () => {
  const { actor, get } = showWizard()
  command('send', { machine: actor.sessionId, type: 'address.enter' })
  expect(get()).toMatchObject({ value: { steps: 'payment' }, context: { order: { address: 'Main Street 1' } } })
  command('send', { machine: actor.sessionId, type: 'back' })
  command('send', { machine: actor.sessionId, type: 'address.enter', payload: { address: 'Side Street 2' } })
  expect(get().context.order.address).toBe('Side Street 2')
})

test('creates the actor again in a state, and in its start state as at the start', () => {
  const { actor, enter, get } = showWizard()
  enter('wizard.placing')
  expect(get()).toMatchObject({ value: 'placing', context: { order: { address: 'Main Street 1' } }, children: {} })
  expect(update()).toMatchObject({ value: 'placing', isRestored: true })
  enter('wizard.failed')
  expect(get().value).toBe('failed')
  enter('wizard.steps')
  expect(get()).toMatchObject({ value: { steps: 'address' }, context: { order: { address: '' } } })
  expect(update().isRestored).toBe(false)
  expect(actor.sessionId).not.toBe(machines()[0]!.id)
  enter('wizard.placed')
  expect(notice()).toMatch(/^No path ends in “placed”/)
})

test('does not create an actor that the story creates itself', () => {
  const wizard = createActor(wizardMachine).start()
  registry.show(wizard, {})
  command('enter', { machine: wizard.sessionId, state: 'wizard.help' })
  expect(notice()).toMatch(/^Only an actor of useStoryActor can be created in a state/)
  command('send', { machine: wizard.sessionId, type: 'help.open' })
  expect(wizard.getSnapshot().value).toBe('help')
})

test('finds the first actor of a machine for a docs page, and says when another is shown', () => {
  const changed = vi.fn<() => void>()
  const unsubscribe = registry.subscribe(changed)
  expect(registry.find('wizard')).toBeUndefined()
  const { actor } = showWizard()
  expect(registry.find('wizard')).toEqual({ actor, canEnter: true })
  const other = createActor(connectionMachine).start()
  registry.show(other, {})
  expect(registry.find('connection')).toEqual({ actor: other, canEnter: false })
  expect(changed).toHaveBeenCalledTimes(2)
  expect(registry.enter(actor.sessionId, 'wizard.steps.last')).toMatch(/is a history state/)
  expect(registry.enter(actor.sessionId, 'wizard.help')).toBeUndefined()
  expect(registry.find('wizard')?.actor.getSnapshot()).toMatchObject({ value: 'help' })
  // The last actor was hidden, and another shown.
  expect(changed).toHaveBeenCalledTimes(4)
  unsubscribe()
  registry.hide(other)
  expect(changed).toHaveBeenCalledTimes(4)
})

test('shows a child, until its parent is removed', async () => {
  const connection = createActor(connectionMachine).start()
  registry.show(connection, {})
  connection.send({ type: 'connect' })
  await vi.waitFor(() => expect(connection.getSnapshot().value).toBe('online'))
  connection.send({ type: 'channel.open', id: 'news' })
  const { sessionId } = connection.getSnapshot().context.channels[0]!
  command('showChild', { machine: connection.sessionId, child: sessionId, name: 'connection › news' })
  expect(machines().map(({ name }) => name)).toEqual(['connection', 'connection › news'])
  command('send', { machine: sessionId, type: 'message' })
  expect(connection.getSnapshot().context.channels[0]?.getSnapshot().value).toBe('unread')
  registry.hide(connection)
  expect(machines()).toEqual([])
})

test('rejects an actor without a state machine', () => {
  const empty = createActor(fromPromise(async () => 1))
  expect(() => registry.show(empty, {})).toThrow('does not run a state machine')
})

test('shows an actor until it is removed', () => {
  const lamp = createActor(wizardMachine).start()
  const hide = watch(lamp, { name: 'left' })
  expect(getShownActor()).toBe(lamp)
  expect(machines()).toMatchObject([{ name: 'left' }])
  hide()
  expect(() => getShownActor()).toThrow('The story shows no actor.')
})
