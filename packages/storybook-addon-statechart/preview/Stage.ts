import type { Channel } from 'storybook/internal/channels'
import type { AnyActorRef, StateValue } from 'xstate'
import { message, type Look, type Put, type Send, type Shown, type Watch } from '../messages.ts'
import { getExamples, type Examples } from './accepted.ts'
import { observe, type Observed } from './observe.ts'

/** Options of a shown machine. */
export type ShowOptions = {
  /** Name in the panel; the machine's id by default. */
  name?: string
  /** Example payloads by event type. */
  examples?: Examples
  /** Moves the story to a state. By default, the story's argument `state` is set. */
  restart?: (value: StateValue) => void
}

/** The used subset of Storybook's channel. */
export type StageChannel = Pick<Channel, 'on' | 'emit'>

/** The current story. */
export type Story = { id: string; moveTo?: (value: StateValue) => void }

/** `parent` is set if the panel wanted to see an invoked or spawned machine, which the story cannot move. */
type Machine = { actor: AnyActorRef; options: ShowOptions; observed: Observed; story: Story; parent?: AnyActorRef }

/** Connects the machines of the current story to the panel through Storybook's channel. */
export class Stage {
  /** Renders a story under a key, so that another key mounts it again. Set by the React entry. */
  withKey?: (story: unknown, key: number) => unknown
  #machines = new Map<AnyActorRef, Machine>()
  #story: Story = { id: '' }
  #watching = false
  #due = false
  readonly #channel: StageChannel
  readonly #nextFrame: (run: () => void) => void

  constructor(channel: StageChannel, nextFrame: (run: () => void) => void) {
    this.#channel = channel
    this.#nextFrame = nextFrame
    channel.on(message.watch, ({ watching }: Watch) => this.#watch(watching))
    channel.on(message.send, (command: Send) => this.#send(command))
    channel.on(message.put, (command: Put) => this.#put(command))
    channel.on(message.look, (command: Look) => this.#look(command))
    channel.emit(message.ready, {})
  }

  /** Sets the current story, or updates its options. */
  enter(story: Story): void {
    this.#story = story
    for (const machine of this.#machines.values()) if (machine.story.id === story.id) machine.story = story
  }

  /** Removes a story and its machines. */
  leave(storyId: string): void {
    for (const { actor, story } of this.#machines.values()) if (story.id === storyId) this.hide(actor)
  }

  /** Shows an actor. Repeated calls update its options. */
  show(actor: AnyActorRef, options: ShowOptions, parent?: AnyActorRef): void {
    const known = this.#machines.get(actor)
    if (known !== undefined) {
      known.options = options
      return
    }
    const observed = observe(actor, {
      examples: () => this.#machines.get(actor)?.options.examples ?? {},
      report: (frame) => this.#channel.emit(message.frame, frame),
      nextFrame: this.#nextFrame,
    })
    const machine = { actor, options, observed, story: this.#story, ...(parent !== undefined && { parent }) }
    this.#machines.set(actor, machine)
    this.#announce(machine)
  }

  /** Stops observing an actor; the actor continues to run. */
  hide(actor: AnyActorRef): void {
    for (const machine of this.#machines.values()) if (machine.parent === actor) this.hide(machine.actor)
    this.#machines.get(actor)?.observed.end()
    if (this.#machines.delete(actor)) this.#announce()
  }

  // A move replaces all machines of a story at once, so they are announced once per frame.
  #announce(fresh?: Machine) {
    if (!this.#watching) return
    if (!this.#due) {
      this.#due = true
      this.#nextFrame(() => {
        this.#due = false
        this.#channel.emit(message.shown, this.#shown())
      })
    }
    fresh?.observed.watch()
  }

  #shown(): Shown {
    const names = new Map<string, number>()
    const machines = [...this.#machines.values()].map(({ actor, options, observed, story, parent }) => {
      const name = options.name ?? observed.chart.id
      const count = (names.get(name) ?? 0) + 1
      names.set(name, count)
      return {
        id: actor.sessionId,
        name: count === 1 ? name : `${name} ${count}`,
        chart: observed.chart,
        movable: parent === undefined && (options.restart !== undefined || story.moveTo !== undefined),
        examples: serializeExamples(options.examples ?? {}),
      }
    })
    return { story: this.#story.id, machines }
  }

  #watch(watching: boolean) {
    this.#watching = watching
    for (const machine of this.#machines.values()) {
      if (watching) this.#announce(machine)
      else machine.observed.unwatch()
    }
    if (watching) this.#announce()
  }

  #named(id: string): Machine | undefined {
    return [...this.#machines.values()].find(({ actor }) => actor.sessionId === id)
  }

  #send(command: Send) {
    const machine = this.#named(command.machine)
    if (machine === undefined) return
    const { actor, options } = machine
    const payload =
      'payload' in command ? command.payload : getExamples(options.examples ?? {}, command.type)[command.example]
    actor.send({ ...payload, type: command.type })
  }

  #look({ machine: id, actor, name }: Look) {
    const parent = this.#named(id)
    const child = parent?.observed.findActor(actor)
    if (parent !== undefined && child !== undefined) this.show(child, { name }, parent.actor)
  }

  #put({ machine: id, value }: Put) {
    const machine = this.#named(id)
    const move = machine?.options.restart ?? machine?.story.moveTo
    move?.(value)
  }
}

function serializeExamples(examples: Examples): Record<string, string[]> {
  const asJson = (type: string) => getExamples(examples, type).map((payload) => JSON.stringify(payload, null, 2))
  return Object.fromEntries(Object.keys(examples).map((type) => [type, asJson(type)]))
}
