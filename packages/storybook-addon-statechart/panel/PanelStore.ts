import {
  maxLogEntries,
  eventName,
  type Commands,
  type LogEntry,
  type MachineInfo,
  type MachineUpdate,
  type Reports,
  type Row,
} from '../messages.ts'
import type { StoryChannel } from '../preview/ActorRegistry.ts'

/** State of a machine in the panel. */
export type MachineState = MachineInfo & {
  /** The last update; undefined before the first. */
  now?: Omit<MachineUpdate, 'log' | 'isFull' | 'context'> & { context: readonly Row[] }
  /** The last events, oldest first. */
  log: readonly LogEntry[]
  /** Ids of the transitions that the last event and its raised events took. */
  taken: readonly string[]
  /** Context paths that the last event changed. */
  changed: readonly string[]
}

export type PanelState = {
  story: string
  /** Whether Storybook has rendered the story, so that a machine that it shows has been announced. */
  isRendered: boolean
  machines: readonly MachineState[]
  /** Why the last command failed, as a sentence; empty otherwise. */
  notice: string
}

/** Stores what the story reports, once per frame, and sends commands to it. */
export class PanelStore {
  #state: PanelState = { story: '', isRendered: false, machines: [], notice: '' }
  #listeners = new Set<() => void>()
  #isOpen = false
  readonly #channel: StoryChannel

  constructor(channel: StoryChannel) {
    this.#channel = channel
    channel.on(eventName('machines'), (announced: Reports['machines']) =>
      this.#change(withMachines(this.#state, announced)),
    )
    channel.on(eventName('update'), (update: MachineUpdate) => {
      const apply = (one: MachineState) => (one.id === update.machine ? withUpdate(one, update) : one)
      this.#change({ machines: this.#state.machines.map(apply) })
    })
    channel.on(eventName('notice'), ({ text }: Reports['notice']) => this.#change({ notice: text }))
    channel.on(eventName('ready'), () => this.observe(this.#isOpen))
  }

  readonly get = (): PanelState => this.#state

  /** Notes that Storybook loads a story, or has rendered it. */
  readonly noteRendered = (isRendered: boolean): void => this.#change({ isRendered })

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks the story to report, or to stop reporting. */
  observe(isOpen: boolean): void {
    this.#isOpen = isOpen
    this.#channel.emit(eventName('observe'), { isOpen } satisfies Commands['observe'])
  }

  /** Sends a command to the story, and drops the notice about the last one. */
  command<Name extends keyof Commands>(name: Name, command: Commands[Name]): void {
    this.#change({ notice: '' })
    this.#channel.emit(eventName(name), command)
  }

  #change(change: Partial<PanelState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** Returns the state after the story announced its machines. */
function withMachines(state: PanelState, { story, machines }: Reports['machines']): PanelState {
  // A new actor's first update comes a moment later. Without the last one of the old actor, the panel would unmount the
  // drawing, which would lose its scale.
  const findNow = ({ name, chart }: MachineInfo) => {
    const before = state.machines.find((machine) => machine.name === name && machine.chart.id === chart.id)
    return before?.now && { now: before.now }
  }
  return {
    ...state,
    story,
    notice: story === state.story ? state.notice : '',
    machines: machines.map((machine) => ({
      log: [],
      taken: [],
      changed: [],
      ...findNow(machine),
      ...state.machines.find(({ id }) => id === machine.id),
      ...machine,
    })),
  }
}

/** Returns a machine after an update. */
function withUpdate(machine: MachineState, { log, isFull, context, ...now }: MachineUpdate): MachineState {
  const before = machine.now?.context ?? []
  const next = { ...machine, now: { ...now, context: context ?? before } }
  if (log.length === 0 && !isFull) return next
  // A raised event belongs to the one before it.
  const index = log.findLastIndex(({ source }) => source !== 'raised')
  const last = log.slice(Math.max(0, index))
  const texts = new Map(before.map(({ path, text }) => [path, text]))
  const changed = isFull || context === undefined ? [] : context.filter(({ path, text }) => texts.get(path) !== text)
  return {
    ...next,
    log: [...(isFull ? [] : machine.log), ...log].slice(-maxLogEntries),
    taken: last.flatMap(({ transitions }) => transitions),
    changed: changed.map(({ path }) => path),
  }
}
