import { fromTransition } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { initialExpected, isPossible, expectedAfter, type Act, type Expected, type Rules } from './expectedForm.ts'

/** A machine together with its specification. */
export type Model<Snapshot> = {
  rules: Rules
  /** Every act, by the words that test titles use. */
  acts: Record<string, Act>
  start: Snapshot
  /** Returns the next snapshot of the machine; a pure function. */
  step: (snapshot: Snapshot, act: Act) => Snapshot
  /** Returns the part of the expected state that the machine determines. */
  shown: (snapshot: Snapshot) => Pick<Expected, 'state' | 'showsErrors' | 'entries'>
  /** Serialize the full state, and its equivalence class. Both are finite, because idempotency keys are left out. */
  stateKey: (snapshot: Snapshot) => string
  stateClass: (snapshot: Snapshot) => string
}

/** A node of the graph: the machine's snapshot and the expected state. */
type Place<Snapshot> = { snapshot: Snapshot; expected: Expected }
type Event = { type: string }

const next = <Snapshot>(
  { rules, acts, step }: Model<Snapshot>,
  { snapshot, expected }: Place<Snapshot>,
  act: string,
) => ({
  snapshot: step(snapshot, acts[act]!),
  expected: expectedAfter(rules, expected, acts[act]!),
})

const createStart = <Snapshot>({ start, rules }: Model<Snapshot>) => ({
  snapshot: start,
  expected: initialExpected(rules),
})

// Combines machine and expected state in one actor, so that xstate/graph traverses both together.
const combined = <Snapshot>(model: Model<Snapshot>) =>
  fromTransition((place: Place<Snapshot>, { type }: Event) => next(model, place, type), createStart(model))

const listEvents = ({ acts }: { acts: Record<string, Act> }) => Object.keys(acts).map((type): Event => ({ type }))

/**
 * Returns every act in every reachable state of the machine, with the state that follows. Includes acts that are impossible
 * for a visitor, except edits that change nothing.
 */
export function allSteps<Snapshot>(model: Model<Snapshot>) {
  const map = getAdjacencyMap(combined(model), {
    events: listEvents(model),
    serializeState: ({ context }) => model.stateKey(context.snapshot),
    serializeEvent: ({ type }) => type,
    filterEvents({ context: { expected } }, { type }) {
      const act = model.acts[type]!
      return act.does !== 'edit' || expected.state === 'submitting' || isPossible(model.rules, expected, act)
    },
  })
  return adjacencyMapToArray(map).map(({ state, event, nextState }) => ({
    before: state.context,
    act: event.type,
    after: nextState.context,
  }))
}

/**
 * Returns paths that cover every possible act in every class of states. Each path starts with the shortest path to a
 * state and continues with acts that no earlier path covers.
 *
 * @param maxActs maximum number of acts after the shortest path
 */
export function coveringPaths<Snapshot>(model: Model<Snapshot>, maxActs = 8): string[][] {
  const { acts, rules, stateClass } = model
  const seen = new Set<string>()
  const shortest = getShortestPaths(combined(model), {
    events: listEvents(model),
    serializeState: ({ context }) => model.stateKey(context.snapshot),
    serializeEvent: ({ type }) => type,
    filterEvents: ({ context }, { type }) => isPossible(rules, context.expected, acts[type]!),
  })
  /** Returns a sequence of uncovered acts from here. */
  const continueFrom = (from: Place<Snapshot>): string[] => {
    const path: string[] = []
    for (let place = from; path.length < maxActs; place = next(model, place, path.at(-1)!)) {
      const { snapshot, expected } = place
      const step = (act: string) => `${stateClass(snapshot)} ${act}`
      const act = Object.keys(acts).find((name) => !seen.has(step(name)) && isPossible(rules, expected, acts[name]!))
      if (act === undefined) return path
      seen.add(step(act))
      path.push(act)
    }
    return path
  }
  return shortest.flatMap(({ steps }) => {
    const way = steps.slice(1).map(({ event }) => event.type)
    const end = way.reduce((place, act) => next(model, place, act), createStart(model))
    const paths: string[][] = []
    for (let more = continueFrom(end); more.length > 0; more = continueFrom(end)) paths.push([...way, ...more])
    return paths
  })
}
