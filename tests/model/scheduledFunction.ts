import type { Scheduler } from 'fast-check'
import { fromPromise } from 'xstate'

/** What becomes of a request: the function may take it in, once or twice, and its answer may be lost on the way back. */
export const fates = ['accepted', 'accepted twice', 'refused', 'lost'] as const
export type Fate = (typeof fates)[number]

type Call = { key: string; content: string; signal: AbortSignal; ended?: 'accepted' | 'failed' }
const isUnderWay = ({ signal, ended }: Call) => !signal.aborted && ended === undefined

/**
 * A hosted function that is reached, and answers, when the scheduler lets it. It watches what a machine may ask of it
 * and writes down whatever must not be.
 *
 * @param becomes what becomes of one request after another, from the start again at the end
 */
export function scheduledFunction(scheduler: Scheduler, becomes: Fate[]) {
  const calls: Call[] = []
  const broken: string[] = []
  const taken = new Map<string, string>()
  const successes = new Set<string>()

  function take({ key, content }: Call) {
    if ((taken.get(key) ?? content) !== content) broken.push('one key carries two contents')
    taken.set(key, content)
  }

  async function answer(call: Call, fate: Fate, name: string) {
    await scheduler.schedule(Promise.resolve(), `${name} arrives`)
    if (fate !== 'refused') take(call)
    if (fate === 'accepted twice') take(call)
    await scheduler.schedule(Promise.resolve(), `${name} is ${fate}`)
    call.ended = fate.startsWith('accepted') ? 'accepted' : 'failed'
    if (call.ended === 'failed') throw new Error(fate)
  }

  return {
    calls,
    broken,
    /** Logic for the actor of a machine. */
    joined: <Attempt extends { key: string }>(contentOf: (attempt: Attempt) => object) =>
      fromPromise<void, Attempt>(({ input, signal }) => {
        const call: Call = { key: input.key, content: JSON.stringify(contentOf(input)), signal }
        const last = calls.at(-1)
        if (calls.some(isUnderWay)) broken.push('two requests are under way')
        if (successes.has(call.key)) broken.push('a key is used again after its success')
        if (last && !successes.has(last.key) && last.content === call.content && last.key !== call.key) {
          broken.push('the same content is tried again with another key')
        }
        const fate = becomes[calls.length % becomes.length]!
        calls.push(call)
        return answer(call, fate, `request ${calls.length}`)
      }),
    /** The machine says that it has succeeded. */
    succeed() {
      const { key, ended, signal } = calls.at(-1)!
      if (ended !== 'accepted' || signal.aborted) broken.push('a success that was not accepted')
      if (successes.has(key)) broken.push('a key has two successes')
      successes.add(key)
    },
    /** When all is quiet: how the calls have ended. */
    count() {
      if (calls.some(isUnderWay)) broken.push('a request never ends')
      const accepted = calls.filter(({ ended, signal }) => ended === 'accepted' && !signal.aborted).length
      const abandoned = calls.filter(({ signal, ended }) => signal.aborted && ended !== undefined).length
      return { accepted, failed: calls.length - accepted, abandoned }
    },
  }
}
