import type { Channel } from 'storybook/internal/channels'
import { addons } from 'storybook/preview-api'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { activeIds, activeTransitions } from '../chart/Chart.ts'
import { eventName, type Commands, type MachineInfo, type Reports } from '../messages.ts'
import { createEvents, findSnapshot, type Examples } from './findSnapshot.ts'
import {
  getChildren,
  observeActor,
  readSnapshot,
  throttleToFrame,
  type ObservedActor,
  type RequestFrame,
} from './observeActor.ts'

/** The used subset of Storybook's channel. */
export type StoryChannel = Pick<Channel, 'on' | 'emit'>

/** Options of a shown actor. */
export type ShowOptions = {
  /** Name in the panel; the machine's id by default. */
  name?: string
  /**
   * Example payloads by event type: one, or a list. A click sends the first. Results of invoked actors are named as the
   * chart names them: `{ 'done: loadUser': { output: { name: 'Jana' } } }`.
   */
  examples?: Examples
}

/** How an actor is created again. Only the hook that creates the story's actor can do so. */
export type Entry = {
  /** The snapshot at the start of the story. */
  start: AnyMachineSnapshot
  /** Creates the actor again: from a snapshot, or as at the start. */
  create: (snapshot?: AnyMachineSnapshot) => void
}

type ShownActor = {
  actor: AnyActorRef
  options: ShowOptions
  observed: ObservedActor
  entry: Entry | undefined
  /** Set if the actor was invoked or spawned by this one. */
  parent: AnyActorRef | undefined
}

/** An actor that a story shows, and whether it can be created in another state. */
export type FoundActor = { actor: AnyActorRef; canEnter: boolean }

/** The actors that the current story shows, connected to the panel by Storybook's channel. */
export class ActorRegistry {
  #actors = new Map<AnyActorRef, ShownActor>()
  #story = ''
  #isOpen = false
  readonly #listeners = new Set<() => void>()
  readonly #channel: StoryChannel
  readonly #requestFrame: RequestFrame
  readonly #sendMachines: () => void

  constructor(channel: StoryChannel, requestFrame: RequestFrame) {
    this.#channel = channel
    this.#requestFrame = requestFrame
    this.#sendMachines = throttleToFrame(requestFrame, () => {
      const machines = [...this.#actors.values()].map(describeActor)
      channel.emit(eventName('machines'), { story: this.#story, machines } satisfies Reports['machines'])
    })
    channel.on(eventName('observe'), ({ isOpen }: Commands['observe']) => this.#observe(isOpen))
    channel.on(eventName('send'), (command: Commands['send']) => this.send(command))
    channel.on(eventName('enter'), ({ machine, state }: Commands['enter']) => {
      const reason = this.enter(machine, state)
      if (reason !== undefined) channel.emit(eventName('notice'), { text: reason })
    })
    channel.on(eventName('showChild'), (command: Commands['showChild']) => this.#showChild(command))
    channel.emit(eventName('ready'), {})
  }

  /** Sets the current story. */
  enterStory(story: string): void {
    this.#story = story
  }

  /** Removes the actors of a story. */
  leaveStory(): void {
    for (const actor of this.#actors.keys()) this.hide(actor)
  }

  /** Shows an actor. Repeated calls update its options. */
  show(
    actor: AnyActorRef,
    options: ShowOptions,
    { entry, parent }: { entry?: Entry; parent?: AnyActorRef } = {},
  ): void {
    const known = this.#actors.get(actor)
    if (known !== undefined) {
      known.options = options
      return
    }
    const observed = observeActor(actor, {
      examples: () => this.#actors.get(actor)?.options.examples ?? {},
      report: (update) => this.#channel.emit(eventName('update'), update),
      requestFrame: this.#requestFrame,
    })
    this.#actors.set(actor, { actor, options, observed, entry, parent })
    this.#notify()
    if (!this.#isOpen) return
    this.#sendMachines()
    observed.open()
  }

  /** Stops observing an actor; the actor continues to run. */
  hide(actor: AnyActorRef): void {
    const shown = this.#actors.get(actor)
    if (shown === undefined) return
    for (const one of this.#actors.values()) if (one.parent === actor) this.hide(one.actor)
    shown.observed.end()
    this.#actors.delete(actor)
    this.#notify()
    if (this.#isOpen) this.#sendMachines()
  }

  /**
   * Returns the first actor.
   *
   * @throws if there is none
   */
  getFirst(): AnyActorRef {
    const [actor] = this.#actors.keys()
    if (actor === undefined) throw new Error('The story shows no actor.')
    return actor
  }

  /** Returns the first actor of a machine; undefined if there is none. */
  find(machineId: string): FoundActor | undefined {
    const found = [...this.#actors.values()].find(({ observed }) => observed.chart.id === machineId)
    return found && { actor: found.actor, canEnter: found.entry !== undefined }
  }

  /** Calls a listener after an actor was shown or hidden. Returns a function that ends this. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #observe(isOpen: boolean) {
    this.#isOpen = isOpen
    for (const { observed } of this.#actors.values()) observed[isOpen ? 'open' : 'close']()
    if (isOpen) this.#sendMachines()
  }

  // The actor may be gone when a command arrives.
  #get = (id: string) => [...this.#actors.values()].find(({ actor }) => actor.sessionId === id)

  /** Sends an event to an actor: with a payload, or with the first example. */
  send({ machine, type, payload }: Commands['send']): void {
    const { actor, observed, options } = this.#get(machine) ?? {}
    if (actor === undefined || observed === undefined) return
    const transitions = activeTransitions(observed.chart, readSnapshot(actor).value)
    const transition = transitions.find(({ eventType }) => eventType === type)
    const [event] = transition === undefined ? [{ type }] : createEvents(transition, options?.examples ?? {})
    actor.send(payload === undefined ? event! : { ...payload, type })
  }

  /**
   * Creates an actor again in a state.
   *
   * @param machine session id of the actor
   * @returns why it could not be created, as a sentence; undefined if it was
   */
  enter(machine: string, state: string): string | undefined {
    const shown = this.#get(machine)
    if (shown === undefined) return undefined
    const { entry, observed, options } = shown
    if (entry === undefined)
      return 'Only an actor of useStoryActor can be created in a state. This one can be sent events.'
    if (entry.start.status === 'error' || activeIds(observed.chart, entry.start.value).includes(state)) {
      entry.create()
      return undefined
    }
    const found = findSnapshot(entry.start, state, options.examples ?? {})
    if ('reason' in found) return found.reason
    entry.create(found.snapshot)
    return undefined
  }

  #showChild({ machine, child: id, name }: Commands['showChild']) {
    const shown = this.#get(machine)
    const child = shown && getChildren(shown.actor).find(({ sessionId }) => sessionId === id)
    if (shown === undefined || child === undefined) return
    // A child that was started again replaces the one of its name.
    for (const one of this.#actors.values())
      if (one.parent === shown.actor && one.options.name === name && one.actor !== child) this.hide(one.actor)
    this.show(child, { ...shown.options, name }, { parent: shown.actor })
  }

  #notify() {
    for (const listener of this.#listeners) listener()
  }
}

function describeActor({ actor, options, observed }: ShownActor): MachineInfo {
  const examples = Object.entries(options.examples ?? {}).map(([label, payloads]) => {
    const [first] = [payloads].flat()
    return [label, JSON.stringify(first, null, 2)] as const
  })
  return {
    id: actor.sessionId,
    name: options.name ?? observed.chart.id,
    chart: observed.chart,
    examples: Object.fromEntries(examples),
  }
}

// A bundler may load the addon twice, once for Storybook and once for the stories. Both must use the same registry.
const shared = globalThis as { storybookStatechartRegistry?: ActorRegistry }

/** Returns the registry of the preview iframe, created on first use. */
export function getRegistry(): ActorRegistry {
  shared.storybookStatechartRegistry ??= new ActorRegistry(addons.getChannel(), (run) => requestAnimationFrame(run))
  return shared.storybookStatechartRegistry
}

/**
 * Shows an actor in the statechart panel. Repeated calls update the options.
 *
 * @returns a function that removes the actor from the panel; otherwise it stays until the story is left. The actor runs on
 */
export function watch(actor: AnyActorRef, options: ShowOptions = {}): () => void {
  getRegistry().show(actor, options)
  return () => getRegistry().hide(actor)
}

/**
 * Returns the actor that the current story shows, for `play` functions: the first, if there are several.
 *
 * @throws if the story shows none
 */
export const getShownActor = (): AnyActorRef => getRegistry().getFirst()
