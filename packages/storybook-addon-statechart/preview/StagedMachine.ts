import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import type { Examples } from './accepted.ts'
import type { Observed } from './observe.ts'
import type { Payloads } from './payloadFields.ts'
import type { Recording } from './replay.ts'

/** Options of a shown machine. */
export type ShowOptions = {
  /** Name in the panel; the machine's id by default. */
  name?: string
  /** Example payloads by event type. */
  examples?: Examples
  /** Payload schemas by event type: Valibot objects or JSON Schema. The panel makes forms of them. */
  payloads?: Payloads
  /** Import statement of the machine, for copied tests: `import { doorMachine } from './doorMachine.ts'`. */
  source?: string
  /** Moves the story to a state. By default, the story's argument `state` is set. */
  restart?: (value: StateValue) => void
}

/** The current story. */
export type Story = {
  id: string
  /** The argument that sets the story's state. */
  argument?: string
  /** Starts the story again in a state. */
  moveTo?: (value: StateValue) => void
  /** Starts the story again as it is. */
  remount?: () => void
}

/** A machine that the story shows. */
export type StagedMachine = {
  actor: AnyActorRef
  options: ShowOptions
  observed: Observed
  story: Story
  /** The state when the actor was shown. */
  initial: StateValue
  /** The events that a replay sent, and those ahead of it. */
  recording?: Recording
  /** Set if the panel wanted to see an invoked or spawned machine, which the story cannot move. */
  parent?: AnyActorRef
}

/** Returns the name of a machine in the panel. */
export const getName = ({ options, observed }: StagedMachine): string => options.name ?? observed.chart.id

/** Returns whether an actor's delays run on a clock. */
export const usesClock = (actor: AnyActorRef, clock: object): boolean =>
  (actor as Actor<AnyStateMachine>).clock === clock

/** Returns the snapshot of a machine's actor. */
export const readSnapshot = (actor: AnyActorRef): AnyMachineSnapshot => actor.getSnapshot() as AnyMachineSnapshot
