import type { StateValue } from 'xstate'
import type { Chart } from './chart/Chart.ts'

export const addonId = 'statechart'
export const panelId = `${addonId}/panel`

/** Returns the name of an event on Storybook's channel: a command of the panel or a report of the story. */
export const eventName = (name: keyof Commands | keyof Reports): string => `${addonId}/${name}`

/** The panel's commands to the story. A machine is identified by the session id of its actor. */
export type Commands = {
  /** Starts or stops the reports of the story. */
  observe: { isOpen: boolean }
  /** Sends an event. Without a payload, the story's first example is sent. */
  send: { machine: string; type: string; payload?: object }
  /** Creates the story's actor again in a state, by its id. */
  enter: { machine: string; state: string }
  /** Shows an invoked or spawned machine, by its session id, under a name. */
  showChild: { machine: string; child: string; name: string }
}

/** The reports of the story. */
export type Reports = {
  /** Asks, after the page of the story has loaded, whether the panel is open. */
  ready: Record<string, never>
  machines: { story: string; machines: MachineInfo[] }
  update: MachineUpdate
  /** Why a command failed, as a sentence. */
  notice: { text: string }
}

export type MachineInfo = {
  /** Session id of the actor. */
  id: string
  name: string
  chart: Chart
  /** The first payload of each event type, as JSON. */
  examples: Record<string, string>
}

/** An event of the active states. */
export type AvailableEvent = {
  /** Event type, or a pattern such as `draft.*`. */
  type: string
  /** The type as the chart shows it: `done: loadRate`. */
  label: string
  /** Whether `snapshot.can` accepts the event with one of its examples; `unknown` for a pattern and if a guard throws. */
  can: 'yes' | 'no' | 'unknown'
}

/** A row of the context: path and value. */
export type Row = { path: string; text: string }

/** An invoked or spawned actor. */
export type ChildActor = {
  /** Session id. */
  id: string
  /** Id among the children of its parent. */
  name: string
  /** What the reader sees: the id, or the name of the source if XState made up the id. */
  label: string
  isMachine: boolean
  status: 'active' | 'done' | 'error' | 'stopped'
  /** State of a machine, value of an observable, output, or error. */
  note: string
}

/** Changes of a machine since the last update. */
export type MachineUpdate = {
  machine: string
  /** Whether the update replaces the log instead of extending it. */
  isFull: boolean
  status: ChildActor['status']
  value: StateValue
  tags: string[]
  /** Undefined if unchanged. */
  context?: Row[]
  /** Output or error of an actor that has ended. */
  result?: string
  /** Whether the actor is in a state of the snapshot it was created from, so actors and delays of it do not run. */
  isRestored: boolean
  events: AvailableEvent[]
  children: ChildActor[]
  log: LogEntry[]
}

export type LogEntry = {
  number: number
  at: number
  event: string
  payload: string
  /** `outside`, `itself` after a delay, `raised` within a step, or the id of another actor. */
  source: string
  /** Ids of the transitions taken; empty if the machine ignored the event. */
  transitions: string[]
  /** The state after the event. */
  state: string
}

/** Most events in a log. */
export const maxLogEntries = 100

/** Path of the layout worker below the address of Storybook. */
export const workerPath = 'storybook-addon-statechart/elk-worker.min.js'
