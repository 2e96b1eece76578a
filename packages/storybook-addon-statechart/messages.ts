import type { StateValue } from 'xstate'
import type { Chart } from './chart/Chart.ts'
import type { Accepted } from './preview/accepted.ts'
import type { PayloadField } from './preview/payloadFields.ts'
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
  /** From the panel: `Replay`. */
  replay: `${addonId}/replay`,
  /** From the panel: `ClockCommand`. */
  controlClock: `${addonId}/control-clock`,
  /** From the panel: `Copy`. */
  copy: `${addonId}/copy`,
  /** From the story: `Copied`. */
  copied: `${addonId}/copied`,
  /** From the story: `ClockState`. */
  clock: `${addonId}/clock`,
  /** From the story, after its page has loaded, to ask whether the panel watches. */
  ready: `${addonId}/ready`,
  /** From the story: `Shown`. */
  shown: `${addonId}/shown`,
  /** From the story: `Frame`. */
  frame: `${addonId}/frame`,
  /** From the story: `Notice`. */
  notice: `${addonId}/notice`,
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

/** The number of the last event that a replay sends; 0 for the start, `now` for all. */
export type Replay = { machine: string; to: number | 'now' }

/** What the log is copied as. */
export type CopyKind = 'play' | 'test' | 'link'

export type Copy = { machine: string; kind: CopyKind }

/** The code, or the query of the link. */
export type Copied = { machine: string; kind: CopyKind; text: string }

export type ClockCommand = { command: 'freeze' | 'resume' | 'step' }

/** Why a command of the panel failed, as a sentence; empty once it succeeded. */
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
  /** True if the story can enter another state. */
  movable: boolean
  /** Payloads by event type, as JSON. */
  examples: Record<string, string[]>
  /** Payload fields by event type. */
  fields: Record<string, PayloadField[]>
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
  /** In a full frame: the recorded events that a replay has not sent. */
  ahead?: LogEntry[]
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
