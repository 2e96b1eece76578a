import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart, ChartState, ChartTransition } from './Chart.ts'

/** The chart of a machine, and what connects it with the machine. */
export type ReadChart = {
  chart: Chart
  /** Chart ids of the machine's transitions. */
  ids: ReadonlyMap<AnyTransitionDefinition, string>
  /** Labels by event type. */
  labels: ReadonlyMap<string, string>
}

/** Returns the chart of a machine, from its state nodes. */
export function readChart(machine: AnyStateMachine): ReadChart {
  const ids = new Map<AnyTransitionDefinition, string>()
  const labels = new Map<string, string>()

  const readTransition = (node: AnyStateNode, transition: AnyTransitionDefinition, index: number): ChartTransition => {
    const id = `${node.id}#${index}`
    const trigger = readTrigger(node, transition)
    ids.set(transition, id)
    labels.set(transition.eventType, trigger.label)
    return {
      id,
      source: node.id,
      targets: (transition.target ?? []).map((target) => target.id),
      eventType: transition.eventType,
      ...trigger,
      ...(transition.guard !== undefined && { guard: readName(transition.guard) }),
      actions: transition.actions.map(readName),
      ...(transition.description !== undefined && { description: transition.description }),
    }
  }

  const readState = (node: AnyStateNode): ChartState => {
    const initial = node.type === 'compound' ? node.initial.target[0]?.id : undefined
    const transitions: AnyTransitionDefinition[] = [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
    return {
      id: node.id,
      key: node.key,
      type: node.type,
      ...(initial !== undefined && { initial }),
      ...(node.type === 'history' && { history: node.history === 'deep' ? 'deep' : 'shallow' }),
      ...(node.description !== undefined && { description: node.description }),
      tags: node.tags,
      // The node's own lists also have the actions that XState adds for delays.
      entry: readNames(node.config.entry),
      exit: readNames(node.config.exit),
      invokes: node.invoke.map(({ id, src }) => ({ id, source: readSource(id, src) })),
      transitions: transitions.map((transition, index) => readTransition(node, transition, index)),
      states: Object.values(node.states).map(readState),
    }
  }

  return { chart: { id: machine.id, root: readState(machine.root) }, ids, labels }
}

function readTrigger(node: AnyStateNode, transition: AnyTransitionDefinition): Pick<ChartTransition, 'label' | 'from'> {
  const type: string = transition.eventType
  if (type === '') return { label: 'always', from: 'itself' }
  if (type === `xstate.done.state.${node.id}`) return { label: 'done', from: 'itself' }
  const delay = node.after.find(({ eventType }) => eventType === type)?.delay
  if (delay !== undefined)
    return { label: `after ${typeof delay === 'number' ? `${delay} ms` : readName(delay)}`, from: 'delay' }
  for (const { id, src } of node.invoke) {
    const of = readSource(id, src)
    if (type === `xstate.done.actor.${id}`) return { label: `done: ${of}`, from: 'actor' }
    if (type === `xstate.error.actor.${id}`) return { label: `error: ${of}`, from: 'actor' }
    if (type === `xstate.snapshot.${id}`) return { label: `snapshot: ${of}`, from: 'actor' }
  }
  return { label: type, from: 'outside' }
}

// XState names the source of an inline actor `xstate.invoke.` and its position.
const readSource = (id: string, src: unknown) =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id

const readNames = (parts: unknown): string[] => (parts === undefined ? [] : [parts].flat().map(readName))

/** Returns the name of a guard, action or delay: `isComplete`, `assign`; `inline` for a function without a name of its own. */
function readName(part: unknown): string {
  if (typeof part === 'string') return part
  const { type, name = '' } = part as { type?: string; name?: string }
  if (type !== undefined) return type.replace('xstate.', '')
  // An inline function has the name of its property, and a minified one a name of a letter or two.
  return name.length < 3 || ['guard', 'actions', 'entry', 'exit'].includes(name) ? 'inline' : name
}
