import type { StateValue } from 'xstate'
import type { Chart } from './chart/Chart.ts'
import type { Accepted } from './preview/accepted.ts'
import type { Row } from './preview/describe.ts'

export const addonId = 'statechart'
export const panelId = `${addonId}/panel`

/** Messages on Storybook's channel. The story says nothing unless the panel watches. */
export const message = {
  /** From the panel: `Watch`. */
  watch: `${addonId}/watch`,
  /** From the panel: `Send`. */
  send: `${addonId}/send`,
  /** From the panel: `Put`. */
  put: `${addonId}/put`,
  /** From the story, when its page has loaded and asks whether somebody watches. */
  ready: `${addonId}/ready`,
  /** From the story: `Shown`. */
  shown: `${addonId}/shown`,
  /** From the story: `Frame`. */
  frame: `${addonId}/frame`,
} as const

export type Watch = { watching: boolean }

/** An event for a machine: its type with an example of the story by number, or with a payload. */
export type Send =
  | { machine: string; type: string; payload: object }
  | { machine: string; type: string; example: number }

/** The state to put the story into. */
export type Put = { machine: string; value: StateValue }

/** The machines that a story shows now. */
export type Shown = { story: string; machines: ShownMachine[] }

export type ShownMachine = {
  /** The actor's session; one for every time a story is put into a state. */
  id: string
  name: string
  chart: Chart
  /** Whether the story can be put into another state. */
  movable: boolean
  /** Payloads by event type, as JSON. */
  examples: Record<string, string[]>
}

/** What became of a machine since the last frame. */
export type Frame = {
  machine: string
  /** Whether the log begins anew with this frame. */
  whole: boolean
  status: 'active' | 'done' | 'error' | 'stopped'
  value: StateValue
  /** The value as text. */
  state: string
  tags: string[]
  /** Nothing when it has not changed. */
  context?: Row[]
  /** What it ended with. */
  ending?: string
  accepted: Accepted[]
  log: LogEntry[]
}

export type LogEntry = {
  number: number
  at: number
  event: string
  payload: string
  source: string
  /** The ids of the transitions taken; none when the machine had no answer. */
  taken: string[]
  /** The state afterwards. */
  state: string
}
