import { fromTransition } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import { atFirst, isPossible, promised, type Act, type Promised, type Rules } from './form.ts'

/** A machine beside what the specification promises. */
export type Model<Snapshot> = {
  rules: Rules
  /** All that can happen, in words. */
  acts: Record<string, Act>
  start: Snapshot
  /** What the machine makes of an act; nothing runs. */
  step: (snapshot: Snapshot, act: Act) => Snapshot
  /** What of the promise the machine itself answers for. */
  shown: (snapshot: Snapshot) => Pick<Promised, 'state' | 'isMarked' | 'entries'>
  /** The situation in full, and the kind of situation that it is. Both are finite, since keys are left out. */
  situation: (snapshot: Snapshot) => string
  kind: (snapshot: Snapshot) => string
}

/** Where a walk stands: what the machine says, and what it should. */
type Place<Snapshot> = { snapshot: Snapshot; promise: Promised }
type Event = { type: string }

const next = <Snapshot>(
  { rules, acts, step }: Model<Snapshot>,
  { snapshot, promise }: Place<Snapshot>,
  act: string,
) => ({
  snapshot: step(snapshot, acts[act]!),
  promise: promised(rules, promise, acts[act]!),
})

const startOf = <Snapshot>({ start, rules }: Model<Snapshot>) => ({ snapshot: start, promise: atFirst(rules) })

// Machine and promise as one actor, so that xstate/graph walks them side by side.
const sideBySide = <Snapshot>(model: Model<Snapshot>) =>
  fromTransition((place: Place<Snapshot>, { type }: Event) => next(model, place, type), startOf(model))

const eventsOf = ({ acts }: { acts: Record<string, Act> }) => Object.keys(acts).map((type): Event => ({ type }))

/**
 * Every act in every situation that the machine can come to, with what follows: also what a visitor cannot do there, but
 * for changes that a form would never report.
 */
export function everyStep<Snapshot>(model: Model<Snapshot>) {
  const map = getAdjacencyMap(sideBySide(model), {
    events: eventsOf(model),
    serializeState: ({ context }) => model.situation(context.snapshot),
    serializeEvent: ({ type }) => type,
    filterEvents({ context: { promise } }, { type }) {
      const act = model.acts[type]!
      return act.does !== 'edit' || promise.state === 'submitting' || isPossible(model.rules, promise, act)
    },
  })
  return adjacencyMapToArray(map).map(({ state, event, nextState }) => ({
    before: state.context,
    act: event.type,
    after: nextState.context,
  }))
}

/**
 * The paths on which a visitor sees every kind of situation, and in each of them everything that can happen there. Each
 * leads the shortest way to where something has not been seen yet, and goes on from there.
 *
 * @param most acts in a path, once it is where it leads
 */
export function pathsThrough<Snapshot>(model: Model<Snapshot>, most = 8): string[][] {
  const { acts, rules, kind } = model
  const seen = new Set<string>()
  const shortest = getShortestPaths(sideBySide(model), {
    events: eventsOf(model),
    serializeState: ({ context }) => model.situation(context.snapshot),
    serializeEvent: ({ type }) => type,
    filterEvents: ({ context }, { type }) => isPossible(rules, context.promise, acts[type]!),
  })
  /** What has not been seen yet, as far as one thing leads to another. */
  const goOn = (from: Place<Snapshot>): string[] => {
    const path: string[] = []
    for (let place = from; path.length < most; place = next(model, place, path.at(-1)!)) {
      const { snapshot, promise } = place
      const step = (act: string) => `${kind(snapshot)} ${act}`
      const act = Object.keys(acts).find((name) => !seen.has(step(name)) && isPossible(rules, promise, acts[name]!))
      if (act === undefined) return path
      seen.add(step(act))
      path.push(act)
    }
    return path
  }
  return shortest.flatMap(({ steps }) => {
    const way = steps.slice(1).map(({ event }) => event.type)
    const end = way.reduce((place, act) => next(model, place, act), startOf(model))
    const paths: string[][] = []
    for (let more = goOn(end); more.length > 0; more = goOn(end)) paths.push([...way, ...more])
    return paths
  })
}
