import type { StateValue } from 'xstate'
import type { Chart } from './chart/Chart.ts'
import type { Accepted } from './preview/accepted.ts'
import type { Row } from './preview/describe.ts'
import type { Truth } from './preview/evaluateGuards.ts'
import type { ActorNode } from './preview/followActors.ts'

export const addonId = 'statechart'
export const panelId = `${addonId}/panel`

/** Event names on Storybook's channel. The story sends frames only while the panel watches. */
export const message = {
  /** From the panel: `Watch`. */
  watch: `${addonId}/watch`,
  /** From the panel: `Send`. */
  send: `${addonId}/send`,
  /** From the panel: `Put`. */
  put: `${addonId}/put`,
  /** From the panel: `GoOn`. */
  goOn: `${addonId}/go-on`,
  /** From the panel: `Look`. */
  look: `${addonId}/look`,
  /** From the panel: `ClockCommand`. */
  controlClock: `${addonId}/control-clock`,
  /** From the story: `ClockState`. */
  clock: `${addonId}/clock`,
  /** From the story, after its page has loaded, to ask whether the panel watches. */
  ready: `${addonId}/ready`,
  /** From the story: `Shown`. */
  shown: `${addonId}/shown`,
  /** From the story: `Frame`. */
  frame: `${addonId}/frame`,
  /** From the story: `Ask`. */
  ask: `${addonId}/ask`,
  /** From the story: `Notice`. */
  notice: `${addonId}/notice`,
} as const

export type Watch = { watching: boolean }

/** An event for a machine. Without a payload, the story's first example is sent. */
export type Send = { machine: string; type: string; payload?: object }

/** The state that the story must enter, by its id. */
export type Put = { machine: string; state: string }

/** Lets a machine that is held in a state receive what has waited. */
export type GoOn = { machine: string }

/** The invoked or spawned machine that the panel wants to see, by session id. */
export type Look = { machine: string; actor: string; name: string }

export type ClockCommand = { command: 'freeze' | 'resume' | 'step' }

/** An event that was not sent, because the machine reads these keys of its payload and the story has no example. */
export type Ask = { machine: string; type: string; keys: string[] }

/** What the panel has to say about a command or a failure, as a sentence; empty once a command succeeded. */
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
  /** Events that the machine emitted, with their payload. */
  emitted?: string[]
  /** The state after the event. */
  state: string
}

/** Path of the layout worker below the address of Storybook. */
export const workerPath = 'storybook-addon-statechart/elk-worker.min.js'
