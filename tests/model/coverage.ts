import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** Every state of a machine and every transition of each: guarded branches and what its actors say count singly. */
export function partsOf(machine: AnyStateMachine) {
  const nodes = [machine.root, ...getStateNodes(machine.root)]
  return {
    states: nodes.map(({ id }) => id),
    transitions: nodes.flatMap((node) => [...node.transitions.values()].flat().map(nameOf)),
  }
}

// "contact.idle: message.submit #2", the second branch of what may follow a submit.
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = source.transitions.get(eventType) ?? []
  return `${source.id}: ${eventType}${branches.length > 1 ? ` #${branches.indexOf(transition) + 1}` : ''}`
}

/**
 * Counts what running actors of a machine come through.
 *
 * @param name begins the report
 * @param machine the machine, as defined
 */
export function watchCoverage(name: string, machine: AnyStateMachine) {
  const parts = partsOf(machine)
  const seen = new Set<string>()
  const note = (snapshot: AnyMachineSnapshot) => {
    for (const { id } of snapshot._nodes) seen.add(id)
  }
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.snapshot' && '_nodes' in event.snapshot) note(event.snapshot as AnyMachineSnapshot)
    if (event.type !== '@xstate.microstep') return
    note(event.snapshot as AnyMachineSnapshot)
    for (const transition of event._transitions) seen.add(nameOf(transition))
  }
  return {
    /** For `createActor`. */
    inspect,
    seen,
    missing: () => [...parts.states, ...parts.transitions].filter((part) => !seen.has(part)),
    /** `contact: 7 of 7 states, 10 of 10 transitions`. */
    report() {
      const count = (all: string[]) => `${all.filter((part) => seen.has(part)).length} of ${all.length}`
      return `${name}: ${count(parts.states)} states, ${count(parts.transitions)} transitions`
    },
  }
}

/**
 * The fewest of the paths, found greedily, on which everything is seen that is seen on all of them.
 *
 * @param seenOn what is seen on one path
 */
export function fewest(paths: string[][], seenOn: (path: string[]) => Set<string>): string[][] {
  const left = new Map(paths.map((path) => [path, seenOn(path)]))
  const chosen: string[][] = []
  for (;;) {
    const [path, most] = [...left].reduce((best, other) => (other[1].size > best[1].size ? other : best))
    if (most.size === 0) return chosen
    chosen.push(path)
    for (const [other, seen] of left) left.set(other, new Set([...seen].filter((part) => !most.has(part))))
  }
}
