import { activeIds } from '../chart/Chart.ts'
import { stateText } from '../chart/names.ts'
import { findPath } from './findPath.ts'
import { Hold } from './Hold.ts'
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
      this.#notify(`The story cannot start again: ${String(error)}`)
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
    holding.send(events)
    const { value } = readSnapshot(actor)
    if (!activeIds(observed.charted.chart, value).includes(target))
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
