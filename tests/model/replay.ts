import { expect } from 'vitest'
import type { ToastMessage } from '#machines/form.ts'
import { toastText } from '#src/toasts/Toasts.tsx'
import {
  canSubmit,
  expectedAfter,
  initialExpected,
  isPossible,
  isSubmitting,
  shownErrors,
  type Act,
  type Expected,
  type Rules,
} from './expectedForm.ts'

/**
 * Performs the acts of a path that are specified where they occur, and compares the form after each.
 *
 * @returns the number of acts performed
 * @throws if the form differs from the expected state
 */
export async function replay(rules: Rules, path: string[], driver: Driver): Promise<number> {
  let expected = initialExpected(rules)
  let count = 0
  await driver.compare(expected, undefined, 'before anything')
  for (const name of path) {
    const act = rules.acts[name]!
    // The specification leaves open what an edit does that the form allows to no visitor.
    if (act.does === 'edit' && !isSubmitting(expected) && !isPossible(expected, act)) continue
    const { toasts } = expected
    expected = expectedAfter(rules, expected, act)
    await driver.perform(act)
    count += 1
    await driver.compare(expected, expected.toasts[toasts.length], `${count}. ${name}`)
  }
  return count
}

/** A form's machine, running with a fake endpoint. */
export type RunningForm = {
  /** Sends the machine's event of an act to it. */
  send: (act: Act) => void
  /** Returns what the machine says of the form. */
  shown: () => { state: Expected['state']; values: object; errors: object; isEnabled: boolean }
  /** The attempts to send so far, the answers to them, and the toasts. */
  attempts: { idempotencyKey: string; body: object }[]
  answers: PromiseWithResolvers<string | undefined>[]
  toasts: ToastMessage[]
}

/** Performs acts in one environment (machine or component) and compares the form with the expected state. */
export type Driver = ReturnType<typeof machineDriver>

/** Returns a driver for the machine alone. */
export function machineDriver(rules: Rules, { send, shown, answers, ...form }: RunningForm) {
  const abandoned: typeof answers = []
  return {
    async perform(act: Act): Promise<void> {
      const late = abandoned.splice(0)
      if (act.does === 'come back') abandoned.push(...answers.splice(0))
      if (act.does === 'be accepted') answers.at(-1)?.resolve(undefined)
      else if (act.does === 'be refused') answers.at(-1)?.reject(new Error('refused'))
      else send(act)
      // The answer to an abandoned request arrives after the next act. It must change nothing.
      for (const answer of late) answer.resolve('late')
      // The machine receives an answer some microtasks after it was given.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
    /** `toast` is the one that the act should show; `step` is the position in the path, for messages. */
    async compare(expected: Expected, _said: string | undefined, step: string): Promise<void> {
      const { state, values, attempts, toasts } = expected
      const keys = [...new Set(form.attempts.map(({ idempotencyKey }) => idempotencyKey))]
      const sent = form.attempts.map(({ body, idempotencyKey }) => ({
        payload: body,
        key: keys.indexOf(idempotencyKey) + 1,
      }))
      expect({ step, ...shown(), attempts: sent, toasts: form.toasts.map(toastText) }).toEqual({
        step,
        state,
        values,
        errors: shownErrors(rules, expected),
        isEnabled: canSubmit(expected),
        attempts,
        toasts,
      })
    },
  }
}
