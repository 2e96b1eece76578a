import {
  transition,
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { stateText } from '../chart/names.ts'
import { endSentence } from './describe.ts'
import { getMachine } from './machines.ts'

type Transition = (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: unknown) => AnyMachineSnapshot

/**
 * Keeps a machine in its state if a guard or an action throws, which would stop the actor, and reports which one it was.
 * Errors of child machines are left alone, because their parents may handle them.
 *
 * @param isWatched while it returns false, errors stop the actor as in an application
 * @param report called with a sentence
 */
export function surviveErrors(actor: AnyActorRef, isWatched: () => boolean, report: (text: string) => void): void {
  const machine = getMachine(actor)
  if (machine === undefined || ('_parent' in actor && actor._parent !== undefined)) return
  const original = machine.transition.bind(machine) as unknown as Transition
  let lastAction: string | undefined
  actor.system.inspect((inspected) => {
    if (inspected.type === '@xstate.action' && inspected.actorRef === actor) lastAction = inspected.action.type
  })
  const survive: Transition = (snapshot, event, scope) => {
    lastAction = undefined
    try {
      return original(snapshot, event, scope)
    } catch (error) {
      if (!isWatched()) throw error
      console.error(error)
      report(explain(error, nameAction(snapshot, event) ?? lastAction, event, snapshot))
      return snapshot
    }
  }
  // An object of its own, because other actors run the same machine.
  Object.assign(actor as Actor<AnyStateMachine>, {
    logic: Object.create(machine, { transition: { value: survive } }) as object,
  })
}

function explain(error: unknown, action: string | undefined, { type }: AnyEventObject, { value }: AnyMachineSnapshot) {
  const { guard, text } = readError(error)
  const thrower =
    guard === undefined ? (action === undefined ? 'An action' : `The action “${action}”`) : `The guard “${guard}”`
  return `${thrower} failed at “${type}”: ${endSentence(text)} The story stays in ${stateText(value)}; elsewhere, the actor would stop.`
}

/** Returns the text of an error, and the guard that XState names in front of it if a guard has thrown it. */
export function readError(error: unknown): { guard?: string | undefined; text: string } {
  const text = error instanceof Error ? error.message : String(error)
  const [, guard, cause] = /^Unable to evaluate guard '([^']*)'[^\n]*\n([\s\S]*)/.exec(text) ?? []
  return { guard, text: cause ?? text }
}

type Builtin = { resolve?: (...given: unknown[]) => unknown }

/** Returns the name of the assignment, or another action of XState, that fails. It runs no other actions. */
export function nameAction(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined {
  const { machine } = snapshot
  let current: string | undefined
  const actions = new Proxy(machine.implementations.actions as Record<string, Builtin>, {
    get(all, name: string) {
      const action = all[name]
      if (action?.resolve === undefined) return action
      const resolve = (...given: unknown[]) => {
        current = name
        const resolved = action.resolve?.(...given)
        current = undefined
        return resolved
      }
      return Object.assign(() => undefined, action, { resolve })
    },
  })
  const traced = Object.create(machine, {
    implementations: { value: { ...machine.implementations, actions } },
  }) as AnyStateMachine
  try {
    transition(traced, { ...snapshot, machine: traced } as AnyMachineSnapshot, event)
  } catch {
    return current
  }
  return undefined
}
