import type { StateValue } from 'xstate'
import type { Chart } from './chart/Chart.ts'
import type { Accepted, Truth } from './preview/accepted.ts'
import type { Row } from './preview/describe.ts'
import type { ActorNode } from './preview/followActors.ts'

export const addonId = 'statechart'
export const panelId = `${addonId}/panel`

/** Event names on Storybook's channel: commands of the panel, then reports of the story. */
export const message = {
  watch: `${addonId}/watch`,
  send: `${addonId}/send`,
  put: `${addonId}/put`,
  goOn: `${addonId}/go-on`,
  look: `${addonId}/look`,
  controlClock: `${addonId}/control-clock`,

  /** Sent after the page of the story has loaded, to ask whether the panel watches. */
  ready: `${addonId}/ready`,
  shown: `${addonId}/shown`,
  frame: `${addonId}/frame`,
  clock: `${addonId}/clock`,
  ask: `${addonId}/ask`,
  notice: `${addonId}/notice`,
} as const

/** What the panel asks of the story. A machine is named by its session id. */
export type Commands = {
  /** Starts or stops the reports of the story. */
  watch: { watching: boolean }
  /** Sends an event. Without a payload, the story's first example is sent. */
  send: { machine: string; type: string; payload?: object }
  /** Puts the story into a state, by its id. */
  put: { machine: string; state: string }
  /** Lets a machine that is held in a state receive what has waited. */
  goOn: { machine: string }
  /** Shows an invoked or spawned machine, by its session id, under a name. */
  look: { machine: string; actor: string; name: string }
  controlClock: { command: 'freeze' | 'resume' | 'step' }
}

/** An event that was not sent, because the machine reads these keys of its payload and the story has no example. */
export type Ask = { machine: string; type: string; keys: string[] }

/** What the story has to say about a command or a failure, as a sentence; empty once a command succeeded. */
export type Notice = { text: string }

/** The machines of the current story. */
export type Shown = { story: string; machines: ShownMachine[] }

export type ShownMachine = {
  /** Session id of the actor. Each move to a state starts a new actor. */
  id: string
  name: string
  chart: Chart
  /** True if the actor uses the panel's clock. */
  ownClock: boolean
  /** Payloads by event type, as JSON. */
  examples: Record<string, string[]>
}

/** Changes of a machine since the last frame. */
export type Frame = {
  machine: string
  /** True if the frame replaces the log instead of extending it. */
  whole: boolean
  status: 'active' | 'done' | 'error' | 'stopped'
  value: StateValue
  /** The value as text. */
  state: string
  tags: string[]
  /** Undefined if unchanged. */
  context?: Row[]
  /** Output or error of a stopped machine. */
  ending?: string
  /** True while the answers of its actors and its delays wait. */
  held: boolean
  accepted: Accepted[]
  /** Whether the guards of the active states hold, by transition id. */
  guards: Record<string, Truth>
  /** Invoked and spawned actors. */
  actors: ActorNode[]
  log: LogEntry[]
}

export type LogEntry = {
  number: number
  at: number
  event: string
  payload: string
  source: string
  /** Ids of the transitions taken; empty if the machine ignored the event. */
  taken: string[]
  /** The state after the event. */
  state: string
}

/** Path of the layout worker below the address of Storybook. */
export const workerPath = 'storybook-addon-statechart/elk-worker.min.js'
