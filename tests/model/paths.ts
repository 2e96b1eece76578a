import { fromTransition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  expectedAfter,
  initialExpected,
  isPossible,
  isSubmitting,
  type Act,
  type Expected,
  type Rules,
} from './expectedForm.ts'

/** The specification of a form: its rules, and every act by the words that test titles use. */
export type Specification = { rules: Rules; acts: Record<string, Act> }

// Left out: the attempts and toasts so far, which grow with every act.
const stateKey = ({ state, showsErrors, entries, isNextDay, lastSent }: Expected) =>
  JSON.stringify([state, showsErrors, entries, isNextDay, lastSent])

/** Returns the shortest path to every state that a visitor can reach, with the expected state at its end. */
function shortestPaths({ rules, acts }: Specification) {
  const form = fromTransition(
    (expected: Expected, { type }: { type: string }) => expectedAfter(rules, expected, acts[type]!),
    initialExpected(rules),
  )
  const paths = getShortestPaths(form, {
    events: Object.keys(acts).map((type) => ({ type })),
    serializeState: ({ context }) => stateKey(context),
    serializeEvent: ({ type }) => type,
    filterEvents: ({ context }, { type }) => isPossible(rules, context, acts[type]!),
  })
  return paths.map(({ state, steps }) => ({
    end: state.context,
    path: steps.slice(1).map(({ event }) => event.type),
  }))
}

/** Returns whether the machine must answer an act as specified: also acts that the form allows to no visitor. */
function isSpecified(rules: Rules, expected: Expected, act: Act): boolean {
  const isOpen = act.does === 'see midnight pass' || (act.does === 'edit' && !isSubmitting(expected))
  return !isOpen || isPossible(rules, expected, act)
}

/** Returns the acts of a random path that are specified where they occur. */
export function specifiedPart({ rules, acts }: Specification, path: string[]): string[] {
  let expected = initialExpected(rules)
  return path.filter((name) => {
    const isKept = isSpecified(rules, expected, acts[name]!)
    if (isKept) expected = expectedAfter(rules, expected, acts[name]!)
    return isKept
  })
}

/** Returns the class of an expected state: its state, which field is wrong first, and what the form allows. */
function stateClass(rules: Rules, { state, showsErrors, entries, isNextDay }: Expected): string {
  const [wrong] = Object.keys(rules.getErrors(entries, isNextDay))
  return JSON.stringify([state, showsErrors, wrong, rules.button.isEnabled(entries), rules.locked?.(entries)])
}

type Step = (rules: Rules, before: Expected, act: Act) => boolean

/**
 * Returns paths that cover every act in every class of states. Each path starts with the shortest path to a state and
 * continues with acts that no earlier path covers.
 */
function coveringPaths({ rules, acts }: Specification, classOf: (expected: Expected) => string, isTaken: Step) {
  const seen = new Set<string>()
  /** Returns a sequence of uncovered acts from here. */
  const continueFrom = (from: Expected): string[] => {
    const path: string[] = []
    for (let expected = from; path.length < 8; expected = expectedAfter(rules, expected, acts[path.at(-1)!]!)) {
      const step = (act: string) => `${classOf(expected)} ${act}`
      const act = Object.keys(acts).find((name) => !seen.has(step(name)) && isTaken(rules, expected, acts[name]!))
      if (act === undefined) return path
      seen.add(step(act))
      path.push(act)
    }
    return path
  }
  return shortestPaths({ rules, acts }).flatMap(({ path, end }) => {
    const paths: string[][] = []
    for (let more = continueFrom(end); more.length > 0; more = continueFrom(end)) paths.push([...path, ...more])
    return paths
  })
}

/** Returns paths that cover every act, possible for a visitor or not, in every state: for the machine. */
export const pathsOfMachine = (form: Specification): string[][] => coveringPaths(form, stateKey, isSpecified)

/** Returns paths that cover every act that is possible for a visitor in every class of states: for the component. */
export const pathsOfComponent = (form: Specification): string[][] =>
  coveringPaths(form, (expected) => stateClass(form.rules, expected), isPossible)
