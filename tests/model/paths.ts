import { fromTransition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  canSubmit,
  expectedAfter,
  getErrors,
  initialExpected,
  isLocked,
  isPossible,
  type Expected,
  type Rules,
} from './expectedForm.ts'

/** Returns the shortest path to every state that a visitor can reach. */
function shortestPaths(rules: Rules) {
  const form = fromTransition(
    (expected: Expected, { type }: { type: string }) => expectedAfter(rules, expected, rules.acts[type]!),
    initialExpected(rules),
  )
  return getShortestPaths(form, {
    events: Object.keys(rules.acts).map((type) => ({ type })),
    // Left out: the attempts and toasts so far, which grow with every act.
    serializeState: ({ context: { attempts: _, toasts: __, focus: ___, ...context } }) => JSON.stringify(context),
    serializeEvent: ({ type }) => type,
    filterEvents: ({ context }, { type }) => isPossible(context, rules.acts[type]!),
  })
}

/** Returns the class of an expected state: its state, which field is wrong first, and what the form allows. */
function classOf(rules: Rules, expected: Expected): string {
  const [wrong] = Object.keys(getErrors(rules, expected))
  const { state, showsErrors } = expected
  return JSON.stringify([state, showsErrors, wrong, canSubmit(expected), isLocked(expected, 'time')])
}

/**
 * Returns paths that cover every act that is possible for a visitor in every class of states. Each path starts with the
 * shortest path to a state and continues with acts that no earlier path covers.
 */
export function coveringPaths(rules: Rules): string[][] {
  const seen = new Set<string>()
  /** Returns a sequence of uncovered acts from here. */
  function continueFrom(from: Expected): string[] {
    const path: string[] = []
    for (let expected = from; path.length < 8; expected = expectedAfter(rules, expected, rules.acts[path.at(-1)!]!)) {
      const step = (act: string) => `${classOf(rules, expected)} ${act}`
      const isUncovered = ([name, act]: [string, Rules['acts'][string]]) =>
        !seen.has(step(name)) && isPossible(expected, act)
      const [act] = Object.entries(rules.acts).find(isUncovered) ?? []
      if (act === undefined) return path
      seen.add(step(act))
      path.push(act)
    }
    return path
  }
  return shortestPaths(rules).flatMap(({ state, steps }) => {
    const start = steps.slice(1).map(({ event }) => event.type)
    const paths: string[][] = []
    for (let more = continueFrom(state.context); more.length > 0; more = continueFrom(state.context))
      paths.push([...start, ...more])
    return paths
  })
}
