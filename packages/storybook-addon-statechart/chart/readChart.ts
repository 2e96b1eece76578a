import {
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate'
import type { ActorKind, Chart, ChartState, ChartTransition, Invoked, Trigger } from './Chart.ts'
import { actionName, belongsToDelay, guardName } from './names.ts'

/** The chart of a machine, and what connects it with the machine. */
export type Charted = {
  chart: Chart
  /** The chart ids of the machine's transitions. */
  ids: ReadonlyMap<AnyTransitionDefinition, string>
  /** The machine's transitions by chart id. */
  definitions: ReadonlyMap<string, AnyTransitionDefinition>
  /** The triggers behind event types that XState generated. */
  triggers: ReadonlyMap<string, Trigger>
}

/** Returns the chart of a machine. */
export function readChart(machine: AnyStateMachine): Charted {
  const ids = new Map<AnyTransitionDefinition, string>()
  const triggers = new Map<string, Trigger>()
  const definitions = new Map<string, AnyTransitionDefinition>()

  const readTransition = (node: AnyStateNode, transition: AnyTransitionDefinition, index: number): ChartTransition => {
    const id = `${node.id}#${index}`
    ids.set(transition, id)
    definitions.set(id, transition)
    const trigger = readTrigger(node, transition)
    if (trigger.kind !== 'event' && trigger.kind !== 'always') triggers.set(transition.eventType, trigger)
    return {
      id,
      source: node.id,
      targets: (transition.target ?? []).map((target) => target.id),
      trigger,
      ...(transition.guard !== undefined && { guard: guardName(transition.guard) }),
      actions: transition.actions.map(actionName),
      ...(transition.description !== undefined && { description: transition.description }),
    }
  }

  const readState = (node: AnyStateNode): ChartState => {
    const initial = node.type === 'compound' ? node.initial.target[0]?.id : undefined
    const transitions: AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    return {
      id: node.id,
      key: node.key,
      kind: node.type,
      ...(initial !== undefined && { initial }),
      ...(node.type === 'history' && { history: node.history === 'deep' ? 'deep' : 'shallow' }),
      ...(node.description !== undefined && { description: node.description }),
      tags: node.tags,
      entry: listActions(node.entry),
      exit: listActions(node.exit),
      invokes: node.invoke.map(readInvoked),
      transitions: transitions.map((transition, index) => readTransition(node, transition, index)),
      states: Object.values(node.states).map(readState),
    }
  }

  const readInvoked = ({ src, id }: { src: unknown; id: string }): Invoked => {
    const actors: Record<string, unknown> = machine.implementations.actors
    const logic = typeof src === 'string' ? (actors[src] ?? findInline(machine, src)) : src
    return { id, source: sourceName(src, id), kind: nameActorKind(logic) }
  }

  return { chart: { id: machine.id, root: readState(machine.root) }, ids, definitions, triggers }
}

const listActions = (actions: readonly unknown[]) => actions.filter((action) => !belongsToDelay(action)).map(actionName)

// XState names an inline actor after its position in a state: `xstate.invoke.0.press.drive`.
function findInline(machine: AnyStateMachine, src: string): unknown {
  const [, index, id] = /^xstate\.invoke\.(\d+)\.(.*)$/.exec(src) ?? []
  if (index === undefined || id === undefined) return undefined
  const { invoke } = machine.getStateNodeById(id).config
  const all: readonly { src?: unknown }[] = Array.isArray(invoke) ? invoke : [invoke]
  return all[Number(index)]?.src
}

// An inline actor has no source name, so the invocation id identifies it.
const sourceName = (src: unknown, id: string) =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id

function readTrigger(node: AnyStateNode, transition: AnyTransitionDefinition): Trigger {
  const type: string = transition.eventType
  if (type === '') return { kind: 'always' }
  if ('delay' in transition) return { kind: 'after', delay: delayText(transition.delay) }
  if (type === `xstate.done.state.${node.id}`) return { kind: 'done' }
  for (const { id, src } of node.invoke) {
    const of = sourceName(src, id)
    if (type === `xstate.done.actor.${id}`) return { kind: 'done', of }
    if (type === `xstate.error.actor.${id}`) return { kind: 'error', of }
    if (type === `xstate.snapshot.${id}`) return { kind: 'snapshot', of }
  }
  return { kind: 'event', event: type }
}

const delayText = (delay: unknown) => (typeof delay === 'number' ? `${delay} ms` : String(delay))

// XState gives actor logic no name. Logic of one creator shares the source text of its `transition`, minified or not.
const nothing = () => undefined
const getText = (logic: unknown) => String((logic as { transition?: unknown } | undefined)?.transition)
const observable = () => ({ subscribe: () => ({ unsubscribe: nothing }) })
const kinds = new Map<string, ActorKind>([
  [getText(fromPromise(async () => undefined)), 'promise'],
  [getText(fromCallback(nothing)), 'callback'],
  [getText(fromObservable(observable)), 'observable'],
  [getText(fromEventObservable(observable)), 'observable'],
  [getText(fromTransition(nothing, undefined)), 'transition'],
])

/** Returns which creator made an actor's logic; `actor` if the logic is missing or was written by hand. */
export function nameActorKind(logic: unknown): ActorKind {
  if (typeof logic !== 'object' || logic === null) return 'actor'
  return 'root' in logic && 'states' in logic ? 'machine' : (kinds.get(getText(logic)) ?? 'actor')
}
