import type { StateValue } from 'xstate'
import type { Chart } from './chart/Chart.ts'
import type { Accepted } from './preview/accepted.ts'
import type { Row } from './preview/describe.ts'
import type { Truth } from './preview/evaluateGuards.ts'
import type { ActorNode } from './preview/followActors.ts'
import type { Timer } from './preview/readTimers.ts'

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
  /** From the panel: `Look`. */
  look: `${addonId}/look`,
  /** From the story, after its page has loaded, to ask whether the panel watches. */
  ready: `${addonId}/ready`,
  /** From the story: `Shown`. */
  shown: `${addonId}/shown`,
  /** From the story: `Frame`. */
  frame: `${addonId}/frame`,
} as const

export type Watch = { watching: boolean }

/** An event for a machine: its type and either the index of a story example or a payload. */
export type Send =
  | { machine: string; type: string; payload: object }
  | { machine: string; type: string; example: number }

/** The state that the story must enter. */
export type Put = { machine: string; value: StateValue }

/** The invoked or spawned machine that the panel wants to see, by session id. */
export type Look = { machine: string; actor: string; name: string }

/** The machines of the current story. */
export type Shown = { story: string; machines: ShownMachine[] }

export type ShownMachine = {
  /** Session id of the actor. Each move to a state starts a new actor. */
  id: string
  name: string
  chart: Chart
  /** True if the story can enter another state. */
  movable: boolean
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
  accepted: Accepted[]
  /** Whether the guards of the active states hold, by transition id. */
  guards: Record<string, Truth>
  timers: Timer[]
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
