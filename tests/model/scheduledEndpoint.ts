import type { Scheduler } from 'fast-check'
import { fromPromise } from 'xstate'

/** The outcome of a request: stored once or twice or not at all, or stored with its response lost. */
export const outcomes = ['accepted', 'accepted twice', 'refused', 'lost'] as const
export type Outcome = (typeof outcomes)[number]

type Call = { key: string; content: string; signal: AbortSignal; ended?: 'accepted' | 'failed' }
const isUnderWay = ({ signal, ended }: Call) => !signal.aborted && ended === undefined

/**
 * Returns an endpoint whose requests and responses arrive when the scheduler allows, and which records protocol violations.
 *
 * @param outcomePlan the outcomes of successive requests, repeated cyclically
 */
export function scheduledEndpoint(scheduler: Scheduler, outcomePlan: Outcome[]) {
  const calls: Call[] = []
  const violations: string[] = []
  const taken = new Map<string, string>()
  const successes = new Set<string>()

  function take({ key, content }: Call) {
    if ((taken.get(key) ?? content) !== content) violations.push('one key carries two contents')
    taken.set(key, content)
  }

  async function answer(call: Call, outcome: Outcome, name: string) {
    await scheduler.schedule(Promise.resolve(), `${name} arrives`)
    if (outcome !== 'refused') take(call)
    if (outcome === 'accepted twice') take(call)
    await scheduler.schedule(Promise.resolve(), `${name} is ${outcome}`)
    call.ended = outcome.startsWith('accepted') ? 'accepted' : 'failed'
    if (call.ended === 'failed') throw new Error(outcome)
    return undefined
  }

  return {
    calls,
    violations,
    /** Returns the logic of a machine's send actor. */
    sendActor: <Attempt extends { idempotencyKey: string }>(getContent: (attempt: Attempt) => object) =>
      fromPromise<string | undefined, Attempt>(({ input, signal }) => {
        const call: Call = { key: input.idempotencyKey, content: JSON.stringify(getContent(input)), signal }
        const last = calls.at(-1)
        if (calls.some(isUnderWay)) violations.push('two requests are under way')
        if (successes.has(call.key)) violations.push('a key is used again after its success')
        if (last && !successes.has(last.key) && last.content === call.content && last.key !== call.key) {
          violations.push('the same content is tried again with another key')
        }
        const outcome = outcomePlan[calls.length % outcomePlan.length]!
        calls.push(call)
        return answer(call, outcome, `request ${calls.length}`)
      }),
    /** Called when the machine reports success. */
    succeed() {
      const { key, ended, signal } = calls.at(-1)!
      if (ended !== 'accepted' || signal.aborted) violations.push('a success that was not accepted')
      if (successes.has(key)) violations.push('a key has two successes')
      successes.add(key)
    },
    /** Called when nothing is pending: counts how the requests ended. */
    count() {
      if (calls.some(isUnderWay)) violations.push('a request never ends')
      const accepted = calls.filter(({ ended, signal }) => ended === 'accepted' && !signal.aborted).length
      const abandoned = calls.filter(({ signal, ended }) => signal.aborted && ended !== undefined).length
      return { accepted, failed: calls.length - accepted, abandoned }
    },
  }
}
