import { CURRENT_STORY_WAS_SET, STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events'
import {
  message,
  type Ask,
  type Commands,
  type Frame,
  type LogEntry,
  type Notice,
  type Shown,
  type ShownMachine,
} from '../messages.ts'
import type { Draft } from './EventList.tsx'
import type { ClockState } from '../preview/PanelClock.ts'
import { endSentence, type Row } from '../preview/describe.ts'
import { oncePerFrame, type NextFrame } from '../preview/oncePerFrame.ts'
import { logBound } from '../preview/EventLog.ts'
import type { StageChannel } from '../preview/Stage.ts'

/** State of a machine in the panel. */
export type MachineView = ShownMachine & {
  /** The last frame; undefined before the first. */
  now?: Omit<Frame, 'log' | 'whole' | 'context'> & { context: readonly Row[] }
  /** The last events, oldest first. */
  log: readonly LogEntry[]
  /** Ids of the transitions that the last event and its raised events took. */
  taken: readonly string[]
  /** Context paths that the last event changed. */
  changed: readonly string[]
}

export type PanelState = {
  story: string
  /** True until the story is rendered; it has shown no machine until then. */
  isLoading: boolean
  machines: readonly MachineView[]
  clock: ClockState
  /** The last event that was not sent, because it needs a payload. */
  asked?: Ask | undefined
  /** What the last command or a failure has to say, as a sentence; empty otherwise. */
  notice: string
}

/** The state before a story is known. */
export const nothing: PanelState = {
  story: '',
  isLoading: true,
  machines: [],
  notice: '',
  clock: { frozen: false, left: [] },
}

/** Stores what the story reports and sends commands to it. Notifies subscribers once per animation frame. */
export class PanelStore {
  readonly #drafts = new Map<string, Map<string, Draft>>()
  #state = nothing
  #listeners = new Set<() => void>()
  #watching = false
  readonly #channel: StageChannel
  readonly #tellListeners: () => void

  constructor(channel: StageChannel, nextFrame: NextFrame) {
    this.#channel = channel
    this.#tellListeners = oncePerFrame(nextFrame, () => {
      for (const listener of this.#listeners) listener()
    })
    channel.on(message.shown, (shown: Shown) => this.#change(withShown(this.#state, shown)))
    channel.on(message.frame, (frame: Frame) => this.#change(withFrame(this.#state, frame)))
    channel.on(message.clock, (clock: ClockState) => this.#change({ ...this.#state, clock }))
    channel.on(message.ask, (asked: Ask) => this.#change({ ...this.#state, asked }))
    channel.on(message.notice, ({ text }: Notice) => this.#notify(text))
    channel.on(CURRENT_STORY_WAS_SET, () => this.#change({ ...this.#state, isLoading: true }))
    channel.on(STORY_RENDERED, () => this.#change({ ...this.#state, isLoading: false }))
    channel.on(STORY_THREW_EXCEPTION, ({ message: text }: Error) =>
      this.#notify(`The story failed: ${endSentence(text)}`),
    )
    channel.on(message.ready, () => this.#tellWatching())
  }

  readonly get = (): PanelState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks the story to report, or to stop reporting. */
  watch(watching: boolean): void {
    this.#watching = watching
    this.#tellWatching()
  }

  /** Sends a command to the story. What was said about the last one is forgotten. */
  command<Name extends keyof Commands>(name: Name, command: Commands[Name]): void {
    if (this.#state.notice !== '' || this.#state.asked !== undefined)
      this.#change({ ...this.#state, notice: '', asked: undefined })
    this.#channel.emit(message[name], command)
  }

  /** Returns the typed payloads of a machine by event type. They outlive its actors and the story. */
  getDrafts(chartId: string): Map<string, Draft> {
    const drafts = this.#drafts.get(chartId) ?? new Map<string, Draft>()
    this.#drafts.set(chartId, drafts)
    return drafts
  }

  #notify(notice: string): void {
    if (notice !== this.#state.notice) this.#change({ ...this.#state, notice })
  }

  #tellWatching() {
    this.#channel.emit(message.watch, { watching: this.#watching } satisfies Commands['watch'])
  }

  #change(state: PanelState) {
    this.#state = state
    this.#tellListeners()
  }
}

/** Returns the state after the story announced its machines. */
export function withShown(state: PanelState, { story, machines }: Shown): PanelState {
  const known = new Map(state.machines.map((machine) => [machine.id, machine]))
  const empty = { log: [], taken: [], changed: [] }
  // A story that starts again has a new actor, whose first frame comes a moment later. Without the last frame of the old
  // one, the panel would unmount the drawing, which would forget what its reader wants to see.
  const findNow = ({ name, chart }: ShownMachine) => {
    const before = state.machines.find((machine) => machine.name === name && machine.chart.id === chart.id)
    return before?.now && { now: before.now }
  }
  // A notice belongs to the story that it was about.
  const notice = story === state.story ? state.notice : ''
  return {
    ...state,
    story,
    notice,
    machines: machines.map((machine) => ({ ...empty, ...findNow(machine), ...known.get(machine.id), ...machine })),
  }
}

/** Returns the state after a frame of a machine. */
export function withFrame(state: PanelState, frame: Frame): PanelState {
  return { ...state, machines: state.machines.map((one) => (one.id === frame.machine ? applyFrame(one, frame) : one)) }
}

function applyFrame(machine: MachineView, { log, whole, context, ...now }: Frame): MachineView {
  const before = machine.now?.context ?? []
  const quiet = log.length === 0 && !whole
  return {
    ...machine,
    now: { ...now, context: context ?? before },
    log: [...(whole ? [] : machine.log), ...log].slice(-logBound),
    taken: quiet ? machine.taken : lastTaken(log),
    changed: quiet ? machine.changed : whole || context === undefined ? [] : changedPaths(before, context),
  }
}

function lastTaken(log: readonly LogEntry[]): string[] {
  const start = log.findLastIndex(({ source }) => source !== 'raised')
  return log.slice(Math.max(0, start)).flatMap(({ taken }) => taken)
}

function changedPaths(before: readonly Row[], after: readonly Row[]): string[] {
  const texts = new Map(before.map(({ path, text }) => [path, text]))
  return after.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path)
}
