import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** Returns every state and transition of a machine; each guarded branch and each actor event counts separately. */
export function listParts(machine: AnyStateMachine) {
  const nodes = [machine.root, ...getStateNodes(machine.root)]
  return {
    states: nodes.map(({ id }) => id),
    transitions: nodes.flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(formatTransition),
    ),
  }
}

// "contact.idle: message.submit #2" is the second guarded transition of that event.
function formatTransition(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = source.transitions.get(eventType) ?? source.always ?? []
  return `${source.id}: ${eventType || 'always'}${branches.length > 1 ? ` #${branches.indexOf(transition) + 1}` : ''}`
}

/**
 * Records the states and transitions that running actors of a machine reach.
 *
 * @param name first word of the report
 * @param machine the machine, as defined
 */
export function watchCoverage(name: string, machine: AnyStateMachine) {
  const parts = listParts(machine)
  const seen = new Set<string>()
  const note = (snapshot: AnyMachineSnapshot) => {
    for (const { id } of snapshot._nodes) seen.add(id)
  }
  const inspect = (event: InspectionEvent) => {
    if (event.type === '@xstate.snapshot' && '_nodes' in event.snapshot) note(event.snapshot as AnyMachineSnapshot)
    if (event.type !== '@xstate.microstep') return
    note(event.snapshot as AnyMachineSnapshot)
    for (const transition of event._transitions) seen.add(formatTransition(transition))
  }
  return {
    /** Pass to `createActor` as `inspect`. */
    inspect,
    seen,
    missing: () => [...parts.states, ...parts.transitions].filter((part) => !seen.has(part)),
    /** Formats the coverage: `contact: 7 of 7 states, 10 of 10 transitions`. */
    report() {
      const count = (all: string[]) => `${all.filter((part) => seen.has(part)).length} of ${all.length}`
      return `${name}: ${count(parts.states)} states, ${count(parts.transitions)} transitions`
    },
  }
}
