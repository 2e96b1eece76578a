import type { StateValue } from 'xstate'
import { stateText } from '../chart/names.ts'
import type { Replay } from '../messages.ts'
import type { PanelClock } from './PanelClock.ts'
import { listAhead, replay, type Recording } from './replay.ts'
import { readSnapshot, usesClock, type StagedMachine } from './StagedMachine.ts'

/** Milliseconds in which a story has to show a fresh actor. */
const restartLimit = 2000

const sameActor =
  'The story still shows the same actor. Create the actor in the story’s component, from the argument that sets its state.'

const notRoot = 'Another machine has started this one. Choose that machine to replay both.'

const notReplayable = 'This story cannot be replayed: pass the option “restart” with the actor.'

/** Why a log without its first events is of no use. */
export const incomplete =
  'The log holds the last 500 events only. Its first events are missing, so it cannot be replayed.'

type Options = {
  clock: PanelClock
  /** Schedules a callback for the next animation frame. */
  nextFrame: (run: () => void) => void
  /** Shows a sentence in the panel; an empty one after success. */
  notify: (text: string) => void
}

/** Starts the story again in another state, or to replay its log. The framework shows the fresh actor later. */
export class Restarts {
  #pending:
    | {
        timer: ReturnType<typeof setTimeout>
        matches: (fresh: StagedMachine) => boolean
        complete: (fresh: StagedMachine) => void
      }
    | undefined
  /** Whether the clock ran before a replay froze it. */
  #wasRunning: boolean | undefined
  readonly #clock: PanelClock
  readonly #nextFrame: Options['nextFrame']
  readonly #notify: Options['notify']

  constructor({ clock, nextFrame, notify }: Options) {
    this.#clock = clock
    this.#nextFrame = nextFrame
    this.#notify = notify
  }

  /** Puts the story of a machine into a state. */
  put(machine: StagedMachine, value: StateValue): void {
    const move = machine.options.restart ?? machine.story.moveTo
    if (move === undefined) return
    const wanted = stateText(value)
    this.#resumeClock()
    this.#restart(
      machine,
      () => move(value),
      ({ actor }) => {
        // Effects of the story may send events at once.
        this.#nextFrame(() => {
          const state = stateText(readSnapshot(actor).value)
          this.#notify(state === wanted ? '' : `The story went to ${state} instead of ${wanted}.`)
        })
      },
    )
  }

  /** Sends the log of a machine again to a fresh actor, up to the event with a number. */
  replay(machine: StagedMachine, to: Replay['to']): void {
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

  /** Completes a restart if the story has shown the fresh actor that it waits for. */
  complete(fresh: StagedMachine): void {
    const pending = this.#pending
    if (pending === undefined || !pending.matches(fresh)) return
    clearTimeout(pending.timer)
    this.#pending = undefined
    pending.complete(fresh)
  }

  /** Leaves the clock as it is, because the reader has set it. */
  keepClock(): void {
    this.#wasRunning = undefined
  }

  // Resumes the clock that a replay has frozen.
  #resumeClock() {
    if (this.#wasRunning === true) this.#clock.resume()
    this.#wasRunning = undefined
  }

  #restart({ observed, story }: StagedMachine, mount: () => void, complete: (fresh: StagedMachine) => void) {
    clearTimeout(this.#pending?.timer)
    const timer = setTimeout(() => this.#notify(sameActor), restartLimit)
    this.#pending = {
      timer,
      matches: (fresh) => fresh.story.id === story.id && fresh.observed.chart.id === observed.chart.id,
      complete,
    }
    try {
      mount()
    } catch (error) {
      clearTimeout(timer)
      this.#notify(`The story cannot start again: ${String(error)}`)
    }
  }
}

// An event of the recording belongs to it. Any other event begins a recording of what happened since.
function chooseRecording({ observed, recording }: StagedMachine, to: number | 'now'): Recording {
  const logged = observed.log.after(0)
  const recorded = recording?.happenings ?? []
  const last = recorded.at(-1)?.number ?? 0
  const happenings = recording !== undefined && (to === 'now' || to <= last) ? recorded : logged
  return { happenings, to: to === 'now' ? Number.POSITIVE_INFINITY : to }
}
