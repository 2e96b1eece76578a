// The machines of all forms without their pages: the scenarios, every transition in them, and what holds in any order of acts.
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { formNames } from '#contract/forms.ts'
import type { StartedForm } from '../tests/fixtures/startForms.ts'
import { testedForms } from '../tests/scenarios/forms.ts'
import { perform, walk, type Act, type Scenario } from '../tests/scenarios/scenario.ts'

/** A new seed in each run. Set SEED to repeat one. */
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

describe.each(formNames)('the %s machine, when a visitor', (name) => {
  const { scenarios, start } = testedForms[name]

  test.each(Object.entries(scenarios))('%s', async (_, scenario) => {
    expect(await walk(start(), scenario)).toBe(scenario.length)
  })

  test('takes every transition in these scenarios', async () => {
    expect(await listMissing(scenarios, start)).toEqual([])
  })

  test('does anything in any order, keeps every entry, sends one request at a time, and each body under one key', async () => {
    console.log(`SEED=${seed}`)
    const acts = Object.values(scenarios).flatMap((scenario) => scenario.map(([act]) => act))
    const anyActs = fc.array(fc.constantFrom(...acts), { maxLength: 30, size: 'max' })
    const walkAround = async (path: Act[]) => {
      const form = start()
      const empty = form.look().values
      let unaccepted = 0
      for (const act of path) {
        const before = form.look()
        const count = form.attempts.length
        await perform(form, act)
        const { state, values } = form.look()
        const isAccepted = before.state === 'submitting' && state === 'success'
        const entered = typeof act === 'object' && before.state !== 'submitting' ? act : {}
        // "Any time" takes the place of an hour, and an hour that of "any time".
        const { time, flexible } = values
        const hour = 'time' in entered || 'flexible' in entered ? { time, flexible } : {}
        expect(values).toEqual(isAccepted ? empty : { ...before.values, ...entered, ...hour })
        const isSent = before.state !== 'submitting' && state === 'submitting'
        expect(form.attempts).toHaveLength(count + (isSent ? 1 : 0))
        if (isAccepted) unaccepted = form.attempts.length
        const [last, next] = form.attempts.slice(unaccepted).slice(-2)
        expect(isDeepStrictEqual(next?.body, last?.body)).toBe(next?.idempotencyKey === last?.idempotencyKey)
      }
    }
    await fc.assert(fc.asyncProperty(anyActs, walkAround), { numRuns: 100, seed })
  })
})

type Step = { state: AnyMachineSnapshot; event: AnyEventObject; nextState: AnyMachineSnapshot }

/** Returns the transitions that a machine takes for any event of its scenarios in any of its states, and no scenario takes. */
async function listMissing(scenarios: Record<string, Scenario>, start: () => StartedForm) {
  const taken: Step[] = []
  for (const scenario of Object.values(scenarios)) {
    const form = start()
    let state = form.actor.getSnapshot() as AnyMachineSnapshot
    form.actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef.sessionId !== form.actor.sessionId) return
      taken.push({ state, event: inspected.event, nextState: (state = inspected.snapshot as AnyMachineSnapshot) })
    })
    for (const [act] of scenario) await perform(form, act)
  }
  const fromState = start().actor.getSnapshot() as AnyMachineSnapshot
  const machine = fromState.machine as AnyStateMachine
  const withoutKey = ({ key: _, now: __, ...event }: AnyEventObject) => JSON.stringify(event)
  const possible = getAdjacencyMap(machine, {
    fromState,
    events: [...new Map(taken.map(({ event }) => [withoutKey(event), event])).values()],
    serializeState: ({ value, context }) => JSON.stringify([value, context.draft]),
    filterEvents: (state, event) => state.can(event),
  })
  // A booking shows the same states with an hour and with any time.
  const show = ({ value }: AnyMachineSnapshot) => JSON.stringify((value as { booking?: unknown }).booking ?? value)
  const list = (steps: Step[]) =>
    steps.map(({ state, event, nextState }) => `${show(state)} ${event.type} ${show(nextState)}`)
  const seen = new Set([...list(taken), ...taken.map(({ event }) => event.type)])
  const events = machine.events.filter((type) => !type.endsWith('*'))
  return [...new Set([...list(adjacencyMapToArray(possible) as Step[]), ...events])].filter((step) => !seen.has(step))
}
