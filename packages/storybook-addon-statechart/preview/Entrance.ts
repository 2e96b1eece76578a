import { activeIds } from '../chart/Chart.ts'
import { stateText } from '../chart/names.ts'
import { endSentence } from './describe.ts'
import { findPath } from './findPath.ts'
import type { AnyActorRef, AnyEventObject } from 'xstate'
import { readSnapshot, type StagedMachine } from './machines.ts'
import type { NextFrame } from './oncePerFrame.ts'

/** Milliseconds in which a story has to show a new actor. */
const restartLimit = 2000

const sameActor =
  'The story still shows the same actor. Create the actor in the story’s component: useState(() => createActor(machine).start()).'

type Pending = { timer: ReturnType<typeof setTimeout>; old: StagedMachine; target: string }

/**
 * Puts stories into a state: starts the story again and sends the shortest series of events that leads there. A machine
 * that the story does not create itself goes on from where it is.
 */
export class Entrance {
  #pending: Pending | undefined
  readonly #nextFrame: NextFrame
  readonly #notify: (text: string) => void

  /** @param notify shows a sentence in the panel; an empty one after success */
  constructor(nextFrame: NextFrame, notify: (text: string) => void) {
    this.#nextFrame = nextFrame
    this.#notify = notify
  }

  /** Puts the story of a machine into a state, or says why that is impossible. */
  enter(machine: StagedMachine, target: string): void {
    const { story, start, parent, isShared } = machine
    if (parent !== undefined || isShared || story.remount === undefined) return this.#send(machine, target)
    const { reason } = findPath(start, target, pathOptions(machine))
    if (reason !== undefined) return this.#notify(reason)
    clearTimeout(this.#pending?.timer)
    const timer = setTimeout(() => this.#notify(sameActor), restartLimit)
    this.#pending = { timer, old: machine, target }
    try {
      story.remount()
    } catch (error) {
      clearTimeout(timer)
      this.#pending = undefined
      this.#notify(`The story cannot start again: ${endSentence(String(error))}`)
    }
  }

  /** Holds the new actor of a story that was started again, so that no answer arrives before the events. */
  prepare(fresh: StagedMachine): void {
    const old = this.#pending?.old
    if (old === undefined || !isRestartOf(fresh, old)) return
    for (const [type, answer] of old.observed.answers) fresh.observed.answers.set(type, answer)
    holdMachine(fresh)
  }

  /** Sends the events to the new actor of a story that was started again, once the story is mounted. */
  complete(fresh: StagedMachine): void {
    const pending = this.#pending
    if (pending === undefined || !isRestartOf(fresh, pending.old)) return
    if (fresh.hold === undefined) this.prepare(fresh)
    clearTimeout(pending.timer)
    this.#pending = undefined
    // Effects of the story may listen to the machine, or send events first.
    this.#nextFrame(() => this.#send(fresh, pending.target, fresh.hold))
  }

  #send(machine: StagedMachine, target: string, hold?: Hold) {
    const { actor, observed } = machine
    const { events, reason } = findPath(readSnapshot(actor), target, pathOptions(machine))
    if (reason !== undefined) {
      hold?.end()
      return this.#notify(reason)
    }
    const holding = hold ?? holdMachine(machine)
    this.#notify('')
    machine.hasFailed = false
    // An event after one that has failed would lead from the wrong state.
    for (const event of events) if (!machine.hasFailed) holding.send(event)
    const { value } = readSnapshot(actor)
    if (!machine.hasFailed && !activeIds(observed.charted.chart, value).includes(target))
      this.#notify(`The story went to ${stateText(value)} instead of “${target.split('.').at(-1)}”.`)
  }
}

const isRestartOf = (one: StagedMachine, other: StagedMachine) =>
  one.actor !== other.actor &&
  one.story.id === other.story.id &&
  one.observed.charted.chart.id === other.observed.charted.chart.id &&
  one.options.name === other.options.name

const pathOptions = ({ options, observed }: StagedMachine) => ({
  charted: observed.charted,
  examples: options.examples ?? {},
  answers: observed.answers,
})

function holdMachine(machine: StagedMachine): Hold {
  machine.hold?.end()
  const hold = new Hold(machine.actor, () => {
    if (machine.hold === hold) machine.hold = undefined
    machine.observed.refresh()
  })
  machine.hold = hold
  return hold
}

type Relay = (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void

/**
 * Holds a machine in a state: answers of its actors and its own delays wait. Otherwise a state such as `loading` is left
 * before anybody has seen it. The hold ends with the next event from outside, or with `end`.
 *
 * XState has no public way to delay what an actor receives, so this replaces `_relay` of its system, through which all of
 * it passes, and puts it back at the end.
 */
export class Hold {
  #waiting: [AnyActorRef, AnyEventObject][] = []
  #isSending = false
  #isOver = false
  readonly #actor: AnyActorRef
  readonly #system: { _relay: Relay }
  readonly #relay: Relay
  readonly #ownRelay: Relay
  readonly #onEnd: () => void

  constructor(actor: AnyActorRef, onEnd: () => void) {
    this.#actor = actor
    this.#onEnd = onEnd
    this.#system = actor.system as unknown as { _relay: Relay }
    this.#relay = this.#system._relay
    this.#ownRelay = (...message) => this.#pass(...message)
    this.#system._relay = this.#ownRelay
  }

  /** Sends an event that does not end the hold. */
  send(event: AnyEventObject): void {
    this.#isSending = true
    this.#actor.send(event)
    this.#isSending = false
  }

  /** Lets the machine receive what has waited. */
  end(): void {
    if (this.#isOver) return
    this.#close()
    for (const [source, event] of this.#waiting) this.#relay(source, this.#actor, event)
  }

  #pass(...[source, target, event]: Parameters<Relay>) {
    if (this.#isOver || target !== this.#actor) return this.#relay(source, target, event)
    if (source !== undefined) return void this.#waiting.push([source, event])
    if (this.#isSending) return this.#relay(source, target, event)
    const before = this.#readState()
    this.#close()
    this.#relay(source, target, event)
    // What waited in a state that was left is no answer any more.
    if (this.#readState() === before) for (const [from, late] of this.#waiting) this.#relay(from, target, late)
  }

  #close() {
    this.#isOver = true
    // A later hold of the same system goes on passing its messages through this one.
    if (this.#system._relay === this.#ownRelay) this.#system._relay = this.#relay
    this.#onEnd()
  }

  #readState = () => stateText(readSnapshot(this.#actor).value)
}
