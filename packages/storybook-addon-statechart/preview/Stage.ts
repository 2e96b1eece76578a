import type { Channel } from 'storybook/internal/channels'
import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { stateText } from '../chart/names.ts'
import {
  message,
  type ClockCommand,
  type Copied,
  type Copy,
  type CopyKind,
  type Look,
  type Notice,
  type Put,
  type Replay,
  type Send,
  type Shown,
  type Watch,
} from '../messages.ts'
import { getExamples, type Examples } from './accepted.ts'
import { listPayloadFields, type Payloads } from './payloadFields.ts'
import { mergeCoverage, type MachineCoverage } from './Coverage.ts'
import { listAhead, replay, type Recording } from './replay.ts'
import { panelClock, type PanelClock } from './PanelClock.ts'
import { writeStateLink } from './stateLink.ts'
import { writePlay, writeTest, type RecordedMachine } from './writeCode.ts'
import { observe, type Observed } from './observe.ts'

/** Options of a shown machine. */
export type ShowOptions = {
  /** Name in the panel; the machine's id by default. */
  name?: string
  /** Example payloads by event type. */
  examples?: Examples
  /** Payload schemas by event type: Valibot objects or JSON Schema. The panel makes forms of them. */
  payloads?: Payloads
  /** Import statement of the machine, for copied tests: `import { doorMachine } from './doorMachine.ts'`. */
  source?: string
  /** Moves the story to a state. By default, the story's argument `state` is set. */
  restart?: (value: StateValue) => void
}

/** The used subset of Storybook's channel. */
export type StageChannel = Pick<Channel, 'on' | 'emit'>

/** The current story. */
export type Story = {
  id: string
  /** The argument that sets the story's state. */
  argument?: string
  /** Starts the story again in a state. */
  moveTo?: (value: StateValue) => void
  /** Starts the story again as it is. */
  remount?: () => void
}

type Machine = {
  actor: AnyActorRef
  options: ShowOptions
  observed: Observed
  story: Story
  /** The state when the actor was shown. */
  initial: StateValue
  /** The events that a replay sent, and those ahead of it. */
  recording?: Recording
  /** Set if the panel wanted to see an invoked or spawned machine, which the story cannot move. */
  parent?: AnyActorRef
}

/** Milliseconds in which a story has to show a fresh actor. */
const restartLimit = 2000

const sameActor =
  'The story still shows the same actor. Create the actor in the story’s component, from the argument that sets its state.'

const notLinkable = 'A link cannot set the state: this story has no argument that sets it.'

const notRoot = 'Another machine has started this one. Choose that machine to replay both.'

const notReplayable = 'This story cannot be replayed: pass the option “restart” with the actor.'

const incomplete = 'The log holds the last 500 events only. Its first events are missing, so it cannot be replayed.'

/** Connects the machines of the current story to the panel through Storybook's channel. */
export class Stage {
  /** Renders a story under a key, so that another key mounts it again. Set by the React entry. */
  withKey?: (story: unknown, key: number) => unknown
  #machines = new Map<AnyActorRef, Machine>()
  #story: Story = { id: '' }
  #watching = false
  #restarting:
    | { timer: ReturnType<typeof setTimeout>; matches: (fresh: Machine) => boolean; complete: (fresh: Machine) => void }
    | undefined
  /** Whether the clock ran before a replay froze it. */
  #wasRunning: boolean | undefined
  #clockDue = false
  /** Coverage of machines that the story has removed. */
  #covered: MachineCoverage[] = []
  #due = false
  readonly #channel: StageChannel
  readonly #nextFrame: (run: () => void) => void
  readonly #clock: PanelClock

  constructor(channel: StageChannel, nextFrame: (run: () => void) => void, clock = panelClock) {
    this.#clock = clock
    clock.subscribe(() => this.#tellClock())
    this.#channel = channel
    this.#nextFrame = nextFrame
    channel.on(message.watch, ({ watching }: Watch) => this.#watch(watching))
    channel.on(message.send, (command: Send) => this.#send(command))
    channel.on(message.put, (command: Put) => this.#put(command))
    channel.on(message.look, (command: Look) => this.#look(command))
    channel.on(message.replay, (command: Replay) => this.#replay(command))
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
    this.#wasRunning = undefined
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
    const initial = getSnapshot(actor).value
    const machine: Machine = {
      actor,
      options,
      observed,
      story: this.#story,
      initial,
      ...(parent !== undefined && { parent }),
    }
    this.#machines.set(actor, machine)
    this.#announce(machine)
    this.#completeRestart(machine)
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
    const machines = [...this.#machines.values()].map((machine) => {
      const { actor, options, observed, story, parent } = machine
      const name = getName(machine)
      const count = (names.get(name) ?? 0) + 1
      names.set(name, count)
      return {
        id: actor.sessionId,
        name: count === 1 ? name : `${name} ${count}`,
        chart: observed.chart,
        ownClock: usesClock(actor, this.#clock),
        movable: parent === undefined && (options.restart !== undefined || story.moveTo !== undefined),
        examples: serializeExamples(options.examples ?? {}),
        fields: listPayloadFields(getMachine(actor), options.payloads ?? {}, options.examples ?? {}),
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
    this.#tellClock()
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
    if (machine === undefined || move === undefined) return
    const wanted = stateText(value)
    this.#resumeClock()
    this.#restart(
      machine,
      () => move(value),
      ({ actor }) => {
        // Effects of the story may send events at once.
        this.#nextFrame(() => {
          const state = stateText(getSnapshot(actor).value)
          this.#notify(state === wanted ? '' : `The story went to ${state} instead of ${wanted}.`)
        })
      },
    )
  }

  #replay({ machine: id, to }: Replay) {
    const machine = this.#named(id)
    if (machine === undefined) return
    const { options, story, initial, parent } = machine
    if (parent !== undefined) return this.#notify(notRoot)
    const mount = options.restart === undefined ? story.remount : () => options.restart?.(initial)
    if (mount === undefined) return this.#notify(notReplayable)
    if (!machine.observed.log.isComplete) return this.#notify(incomplete)
    const recording = chooseRecording(machine, to)

    // Delays must not end events of the past. They run on after the way back to now.
    const isPast = listAhead(recording).length > 0
    if (usesClock(machine.actor, this.#clock)) {
      this.#wasRunning ??= !this.#clock.state.frozen
      this.#clock.freeze()
    }
    this.#restart(machine, mount, (fresh) => {
      fresh.recording = recording
      // The framework renders now, so events wait until it has finished.
      queueMicrotask(() => {
        this.#notify(replay(fresh.actor, fresh.observed.log, recording))
        fresh.observed.setAhead(listAhead(recording))
        if (!isPast) this.#resumeClock()
      })
    })
  }

  // Resumes the clock that a replay has frozen.
  #resumeClock() {
    if (this.#wasRunning === true) this.#clock.resume()
    this.#wasRunning = undefined
  }

  // The framework shows the fresh actor later, so `show` completes a restart.
  #restart({ observed, story }: Machine, mount: () => void, complete: (fresh: Machine) => void) {
    clearTimeout(this.#restarting?.timer)
    const timer = setTimeout(() => this.#notify(sameActor), restartLimit)
    this.#restarting = {
      timer,
      matches: (fresh) => fresh.story.id === story.id && isEqualChart(fresh, observed),
      complete,
    }
    try {
      mount()
    } catch (error) {
      clearTimeout(timer)
      this.#notify(`The story cannot start again: ${String(error)}`)
    }
  }

  #completeRestart(fresh: Machine) {
    const restarting = this.#restarting
    if (restarting === undefined || !restarting.matches(fresh)) return
    clearTimeout(restarting.timer)
    this.#restarting = undefined
    restarting.complete(fresh)
  }

  #copy({ machine: id, kind }: Copy) {
    const machine = this.#named(id)
    if (machine === undefined) return
    const copied: Copied = { machine: id, kind, text: writeLog(machine, kind) }
    this.#channel.emit(message.copied, copied)
  }

  #controlClock({ command }: ClockCommand) {
    this.#wasRunning = undefined
    this.#clock[command]()
  }

  #tellClock() {
    if (!this.#watching || this.#clockDue) return
    this.#clockDue = true
    this.#nextFrame(() => {
      this.#clockDue = false
      this.#channel.emit(message.clock, this.#clock.state)
    })
  }

  #notify(text: string) {
    const notice: Notice = { text }
    this.#channel.emit(message.notice, notice)
  }
}

// An event of the recording belongs to it. Any other event begins a recording of what happened since.
function chooseRecording({ observed, recording }: Machine, to: number | 'now'): Recording {
  const logged = observed.log.after(0)
  const recorded = recording?.happenings ?? []
  const last = recorded.at(-1)?.number ?? 0
  const happenings = recording !== undefined && (to === 'now' || to <= last) ? recorded : logged
  return { happenings, to: to === 'now' ? Number.POSITIVE_INFINITY : to }
}

const getName = ({ options, observed }: Machine) => options.name ?? observed.chart.id

const usesClock = (actor: AnyActorRef, clock: object) => (actor as Actor<AnyStateMachine>).clock === clock

const isEqualChart = (machine: Machine, { chart }: Observed) => machine.observed.chart.id === chart.id

const getSnapshot = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot

const getMachine = (actor: AnyActorRef) => getSnapshot(actor).machine

function writeLog(machine: Machine, kind: CopyKind): string {
  const { actor, options, observed, story } = machine
  const { value } = getSnapshot(actor)
  if (kind === 'link')
    return story.argument === undefined
      ? notLinkable
      : writeStateLink({ story: story.id, argument: story.argument, value })
  if (!observed.log.isComplete) return `// ${incomplete}`
  const recorded: RecordedMachine = {
    id: observed.chart.id,
    name: getName(machine),
    ...(options.source !== undefined && { source: options.source }),
    start: (actor as Actor<AnyStateMachine>).options as RecordedMachine['start'],
    happenings: observed.log.after(0),
    value,
  }
  return kind === 'play' ? writePlay(recorded) : writeTest(recorded)
}

function serializeExamples(examples: Examples): Record<string, string[]> {
  const asJson = (type: string) => getExamples(examples, type).map((payload) => JSON.stringify(payload, null, 2))
  return Object.fromEntries(Object.keys(examples).map((type) => [type, asJson(type)]))
}
