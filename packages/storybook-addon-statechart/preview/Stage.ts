import type { Channel } from 'storybook/internal/channels'
import type { AnyActorRef } from 'xstate'
import {
  message,
  type ClockCommand,
  type Copied,
  type Copy,
  type Look,
  type Notice,
  type Put,
  type Replay,
  type Send,
  type Shown,
  type Watch,
} from '../messages.ts'
import { getExamples } from './accepted.ts'
import { mergeCoverage, type MachineCoverage } from './Coverage.ts'
import { describeMachines } from './describeMachines.ts'
import { observe } from './observe.ts'
import { panelClock, type PanelClock } from './PanelClock.ts'
import { Restarts } from './Restarts.ts'
import { getName, readSnapshot, usesClock, type ShowOptions, type StagedMachine, type Story } from './StagedMachine.ts'
import { writeLog } from './writeLog.ts'

/** The used subset of Storybook's channel. */
export type StageChannel = Pick<Channel, 'on' | 'emit'>

/** Connects the machines of the current story to the panel through Storybook's channel. */
export class Stage {
  /** Renders a story under a key, so that another key mounts it again. Set by the React entry. */
  withKey?: (story: unknown, key: number) => unknown
  #machines = new Map<AnyActorRef, StagedMachine>()
  #story: Story = { id: '' }
  #watching = false
  #clockDue = false
  /** Coverage of machines that the story has removed. */
  #covered: MachineCoverage[] = []
  #due = false
  readonly #channel: StageChannel
  readonly #nextFrame: (run: () => void) => void
  readonly #clock: PanelClock
  readonly #restarts: Restarts

  constructor(channel: StageChannel, nextFrame: (run: () => void) => void, clock = panelClock) {
    this.#clock = clock
    clock.subscribe(() => this.#tellClock())
    this.#channel = channel
    this.#nextFrame = nextFrame
    this.#restarts = new Restarts({ clock, nextFrame, notify: (text) => this.#notify(text) })
    channel.on(message.watch, ({ watching }: Watch) => this.#watch(watching))
    channel.on(message.send, (command: Send) => this.#send(command))
    channel.on(message.put, ({ machine, value }: Put) => this.#with(machine, (one) => this.#restarts.put(one, value)))
    channel.on(message.look, (command: Look) => this.#look(command))
    channel.on(message.replay, ({ machine, to }: Replay) =>
      this.#with(machine, (one) => this.#restarts.replay(one, to)),
    )
    channel.on(message.copy, (command: Copy) => this.#copy(command))
    channel.on(message.controlClock, (command: ClockCommand) => this.#controlClock(command))
    channel.emit(message.ready, {})
  }

  /** Sets the current story, or updates its options. */
  enter(story: Story): void {
    this.#covered = []
    this.#story = story
    for (const machine of this.#machines.values()) if (machine.story.id === story.id) machine.story = story
  }

  /** Removes a story and its machines. */
  leave(storyId: string): void {
    this.#restarts.keepClock()
    if (this.#clock.state.frozen) this.#clock.resume()
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
    const machine: StagedMachine = {
      actor,
      options,
      observed,
      story: this.#story,
      initial: readSnapshot(actor).value,
      ...(parent !== undefined && { parent }),
    }
    this.#machines.set(actor, machine)
    this.#announce(machine)
    this.#restarts.complete(machine)
  }

  /**
   * Returns the actor with this name, or the only one.
   *
   * @throws if the story shows no such machine
   */
  find(name?: string): AnyActorRef {
    const machines = [...this.#machines.values()]
    const found = machines.find((machine) => name === undefined || getName(machine) === name)
    if (found !== undefined) return found.actor
    const shown = machines.map(getName).join(', ') || 'no machine'
    throw new Error(`The story shows ${shown}, not "${name ?? 'a machine'}". Call useStatechart(actor) in it.`)
  }

  /** Returns the states and transitions that the story has shown, by machine. */
  readCoverage(): MachineCoverage[] {
    return mergeCoverage([...this.#covered, ...[...this.#machines.values()].map(({ observed }) => observed.covered())])
  }

  /** Stops observing an actor; the actor continues to run. */
  hide(actor: AnyActorRef): void {
    for (const machine of this.#machines.values()) if (machine.parent === actor) this.hide(machine.actor)
    const machine = this.#machines.get(actor)
    if (machine !== undefined) this.#covered.push(machine.observed.covered())
    machine?.observed.end()
    if (this.#machines.delete(actor)) this.#announce()
  }

  // A move replaces all machines of a story at once, so they are announced once per frame.
  #announce(fresh?: StagedMachine) {
    if (!this.#watching) return
    if (!this.#due) {
      this.#due = true
      this.#nextFrame(() => {
        this.#due = false
        const machines = describeMachines([...this.#machines.values()], this.#clock)
        this.#channel.emit(message.shown, { story: this.#story.id, machines } satisfies Shown)
      })
    }
    fresh?.observed.watch()
  }

  #watch(watching: boolean) {
    this.#watching = watching
    for (const machine of this.#machines.values()) {
      if (watching) this.#announce(machine)
      else machine.observed.unwatch()
    }
    if (watching) this.#announce()
    this.#tellClock()
  }

  /** Runs a command of the panel. The machine may be gone by then. */
  #with(id: string, run: (machine: StagedMachine) => void) {
    const machine = [...this.#machines.values()].find(({ actor }) => actor.sessionId === id)
    if (machine !== undefined) run(machine)
  }

  #send(command: Send) {
    this.#with(command.machine, ({ actor, options }) => {
      const payload =
        'payload' in command ? command.payload : getExamples(options.examples ?? {}, command.type)[command.example]
      actor.send({ ...payload, type: command.type })
    })
  }

  #look({ machine, actor, name }: Look) {
    this.#with(machine, (parent) => {
      const child = parent.observed.findActor(actor)
      if (child === undefined) return
      // An actor that was started again replaces the one that has ended.
      for (const one of this.#machines.values())
        if (one.parent === parent.actor && getName(one) === name && one.actor !== child) this.hide(one.actor)
      this.show(child, { name }, parent.actor)
    })
  }

  #copy({ machine: id, kind }: Copy) {
    this.#with(id, (machine) => {
      const copied: Copied = { machine: id, kind, text: writeLog(machine, kind) }
      this.#channel.emit(message.copied, copied)
    })
  }

  #controlClock({ command }: ClockCommand) {
    this.#restarts.keepClock()
    this.#clock[command]()
  }

  // A pause or a step also changes when delayed transitions are due.
  #tellClock() {
    if (!this.#watching || this.#clockDue) return
    this.#clockDue = true
    this.#nextFrame(() => {
      this.#clockDue = false
      this.#channel.emit(message.clock, this.#clock.state)
    })
    for (const { actor, observed } of this.#machines.values()) if (usesClock(actor, this.#clock)) observed.refresh()
  }

  #notify(text: string) {
    const notice: Notice = { text }
    this.#channel.emit(message.notice, notice)
  }
}
