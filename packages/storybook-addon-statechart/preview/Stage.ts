import type { Channel } from 'storybook/internal/channels'
import { addons } from 'storybook/preview-api'
import type { AnyActorRef } from 'xstate'
import { message, type Commands, type Shown, type ShownMachine } from '../messages.ts'
import { getExamples, probe, type Examples } from './accepted.ts'
import { mergeCoverage, type MachineCoverage } from './Coverage.ts'
import { Entrance } from './Entrance.ts'
import { getName, readSnapshot, usesClock, type ShowOptions, type StagedMachine, type Story } from './machines.ts'
import { observe } from './observe.ts'
import { oncePerFrame, type NextFrame } from './oncePerFrame.ts'
import { panelClock, type PanelClock } from './PanelClock.ts'
import { surviveErrors } from './surviveErrors.ts'

/** The used subset of Storybook's channel. */
export type StageChannel = Pick<Channel, 'on' | 'emit'>

type Origin = Partial<Pick<StagedMachine, 'parent' | 'isShared'>> & {
  /** True while the framework renders: the story is mounted once it shows the actor again without this. */
  isRendering?: boolean
}

/** Connects the machines of the current story to the panel through Storybook's channel. */
export class Stage {
  /** Renders a story under a key, so that another key mounts it again. Set by the React entry. */
  withKey?: (story: unknown, key: number) => unknown
  #machines = new Map<AnyActorRef, StagedMachine>()
  #story: Story = { id: '' }
  #watching = false
  /** Coverage of machines that the story has removed. */
  #covered: MachineCoverage[] = []
  readonly #channel: StageChannel
  readonly #nextFrame: NextFrame
  readonly #tellShown: () => void
  readonly #tellClockState: () => void
  readonly #clock: PanelClock
  readonly #entrance: Entrance

  constructor(channel: StageChannel, nextFrame: NextFrame, clock = panelClock) {
    this.#clock = clock
    clock.subscribe(() => this.#tellClock())
    this.#channel = channel
    this.#nextFrame = nextFrame
    this.#tellShown = oncePerFrame(nextFrame, () => {
      const machines = describeMachines([...this.#machines.values()], this.#clock)
      channel.emit(message.shown, { story: this.#story.id, machines } satisfies Shown)
    })
    this.#tellClockState = oncePerFrame(nextFrame, () => channel.emit(message.clock, this.#clock.state))
    this.#entrance = new Entrance(nextFrame, (text) => this.#notify(text))
    channel.on(message.watch, ({ watching }: Commands['watch']) => this.#watch(watching))
    channel.on(message.send, (command: Commands['send']) => this.#send(command))
    channel.on(message.put, ({ machine, state }: Commands['put']) =>
      this.#with(machine, (one) => this.#entrance.enter(one, state)),
    )
    channel.on(message.goOn, ({ machine }: Commands['goOn']) => this.#with(machine, ({ hold }) => hold?.end()))
    channel.on(message.look, (command: Commands['look']) => this.#look(command))
    channel.on(message.controlClock, ({ command }: Commands['controlClock']) => this.#clock[command]())
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
    if (this.#clock.state.frozen) this.#clock.resume()
    for (const { actor, story } of this.#machines.values()) if (story.id === storyId) this.hide(actor)
  }

  /** Shows an actor. Repeated calls update its options. */
  show(actor: AnyActorRef, options: ShowOptions, { parent, isShared = false, isRendering = false }: Origin = {}): void {
    const known = this.#machines.get(actor)
    if (known !== undefined) {
      known.options = options
      if (!isRendering) this.#entrance.complete(known)
      return
    }
    const find = () => this.#machines.get(actor)
    const observed = observe(actor, {
      examples: () => find()?.options.examples ?? {},
      isHeld: () => find()?.hold !== undefined,
      report: (frame) => this.#channel.emit(message.frame, frame),
      nextFrame: this.#nextFrame,
    })
    surviveErrors(
      actor,
      () => this.#watching && find() !== undefined,
      (text) => {
        machine.hasFailed = true
        this.#notify(text)
      },
    )
    const start = readSnapshot(actor)
    const machine: StagedMachine = {
      actor,
      options,
      observed,
      story: this.#story,
      start,
      isShared,
      ...(parent && { parent }),
    }
    this.#machines.set(actor, machine)
    this.#announce(machine)
    if (isRendering) this.#entrance.prepare(machine)
    else this.#entrance.complete(machine)
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
    this.#tellShown()
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

  #send({ machine: id, type, payload }: Commands['send']) {
    this.#with(id, ({ actor, options }) => {
      const given = payload ?? getExamples(options.examples ?? {}, type)[0]
      const { missed } = given === undefined ? probe(readSnapshot(actor), { type }) : { missed: [] }
      if (missed.length > 0) this.#channel.emit(message.ask, { machine: id, type, keys: missed })
      else actor.send({ ...given, type })
    })
  }

  #look({ machine, actor, name }: Commands['look']) {
    this.#with(machine, (parent) => {
      const child = parent.observed.findActor(actor)
      if (child === undefined) return
      // An actor that was started again replaces the one that has ended.
      for (const one of this.#machines.values())
        if (one.parent === parent.actor && getName(one) === name && one.actor !== child) this.hide(one.actor)
      // The story's examples are by event type, so they hold for the events of its children, too.
      this.show(child, { name, examples: parent.options.examples ?? {} }, { parent: parent.actor })
    })
  }

  // A pause or a step also changes when delayed transitions are due.
  #tellClock() {
    if (!this.#watching) return
    this.#tellClockState()
    for (const { actor, observed } of this.#machines.values()) if (usesClock(actor, this.#clock)) observed.refresh()
  }

  #notify(text: string) {
    this.#channel.emit(message.notice, { text })
  }
}

/** Returns machines as the panel shows them. Equal names are numbered. */
function describeMachines(machines: readonly StagedMachine[], clock: object): ShownMachine[] {
  const names = new Map<string, number>()
  return machines.map((machine) => {
    const { actor, options, observed } = machine
    const name = getName(machine)
    const count = (names.get(name) ?? 0) + 1
    names.set(name, count)
    return {
      id: actor.sessionId,
      name: count === 1 ? name : `${name} ${count}`,
      chart: observed.charted.chart,
      ownClock: usesClock(actor, clock),
      examples: serializeExamples(options.examples ?? {}),
    }
  })
}

function serializeExamples(examples: Examples): Record<string, string[]> {
  const asJson = (type: string) => getExamples(examples, type).map((payload) => JSON.stringify(payload, null, 2))
  return Object.fromEntries(Object.keys(examples).map((type) => [type, asJson(type)]))
}

// A bundler may load the addon twice, once for Storybook and once for the stories. Both must use the same stage.
const shared = globalThis as { storybookStatechartStage?: Stage }

/** Returns the stage of the preview iframe, created on first use. */
export function stageInPreview(): Stage {
  shared.storybookStatechartStage ??= new Stage(addons.getChannel(), (run) => requestAnimationFrame(run))
  return shared.storybookStatechartStage
}
