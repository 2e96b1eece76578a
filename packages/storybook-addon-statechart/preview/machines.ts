import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Examples } from './accepted.ts'
import type { Hold } from './Entrance.ts'
import type { Observed } from './observe.ts'

/** Options of a shown machine. */
export type ShowOptions = {
  /** Name in the panel; the machine's id by default. */
  name?: string
  /**
   * Example payloads by event type: one, or a list. A click sends the first. Answers of invoked actors are named as the
   * log names them: `{ 'done: loadUser': { output: { name: 'Jana' } } }`.
   */
  examples?: Examples
}

/** The current story. */
export type Story = {
  id: string
  /** Mounts the story again, so that it creates a new actor. */
  remount?: () => void
}

/** A machine that the story shows. */
export type StagedMachine = {
  actor: AnyActorRef
  options: ShowOptions
  observed: Observed
  story: Story
  /** The snapshot when the actor was shown. */
  start: AnyMachineSnapshot
  /** Set while the actor is held in a state that the reader has chosen. */
  hold?: Hold | undefined
  /** True if a guard or an action has failed. */
  hasFailed?: boolean
  /** Set if the panel wanted to see an invoked or spawned machine. */
  parent?: AnyActorRef
  /** True if the story does not create the actor itself, so that mounting it again brings no new one. */
  isShared: boolean
}

/** Returns the machine that an actor runs; undefined for an actor of another kind. */
export function getMachine(actor: AnyActorRef): AnyStateMachine | undefined {
  const { logic } = actor as Actor<AnyStateMachine>
  return 'root' in logic ? logic : undefined
}

/** Returns the name of a machine in the panel. */
export const getName = ({ options, observed }: StagedMachine): string => options.name ?? observed.charted.chart.id

/** Returns whether an actor's delays run on a clock. */
export const usesClock = (actor: AnyActorRef, clock: object): boolean =>
  (actor as Actor<AnyStateMachine>).clock === clock

/** Returns the snapshot of a machine's actor. An actor that failed at its start has no state. */
export function readSnapshot(actor: AnyActorRef): AnyMachineSnapshot {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const nothing = { value: {}, context: {}, tags: new Set(), children: {}, machine: getMachine(actor) }
  return 'value' in snapshot ? snapshot : ({ ...nothing, ...(snapshot as object) } as unknown as AnyMachineSnapshot)
}
