import { expect } from 'vitest'
import type { ToastMessage } from '#machines/form.ts'
import { toastText } from '#src/components/toasts/Toasts.tsx'
import {
  expectedAfter,
  initialExpected,
  isSubmitting,
  type Act,
  type Entries,
  type Expected,
  type Rules,
} from './expectedForm.ts'

/** Performs acts in one environment (machine or component) and compares the form with the expected state. */
export type Driver = {
  perform: (act: Act) => Promise<void>
  /** `said` is the toast that the act should show; `step` is the position in the path, for messages. */
  compare: (expected: Expected, said: string | undefined, step: string) => Promise<void>
}

/**
 * Performs the acts of a path and compares the form after each.
 *
 * @returns the number of acts performed
 * @throws if the form differs from the expected state
 */
export async function replay(
  { rules, acts }: { rules: Rules; acts: Record<string, Act> },
  path: string[],
  { perform, compare }: Driver,
): Promise<number> {
  let expected = initialExpected(rules)
  await compare(expected, undefined, 'before anything')
  for (const [index, name] of path.entries()) {
    const { toasts } = expected
    expected = expectedAfter(rules, expected, acts[name]!)
    await perform(acts[name]!)
    await compare(expected, expected.toasts[toasts.length], `${index + 1}. ${name}`)
  }
  return path.length
}

/** A form's machine, running with a fake endpoint. */
export type RunningForm = {
  /** Sends the machine's event of an act to it. */
  send: (act: Act) => void
  /** Lets midnight pass, if the form has a date. */
  midnight?: () => void
  /** Returns what the machine says of the form; errors by the labels of their fields. */
  shown: () => { state: Expected['state']; entries: Entries; errors: Entries; isEnabled: boolean }
  /** The attempts to send so far, the answers to them, and the toasts. */
  attempts: { idempotencyKey: string; body: object }[]
  answers: PromiseWithResolvers<string | undefined>[]
  toasts: ToastMessage[]
}

/** Returns a driver for the machine alone. */
export function machineDriver(rules: Rules, form: RunningForm): Driver {
  const { answers } = form
  const abandoned: typeof answers = []
  return {
    async perform(act) {
      const late = abandoned.splice(0)
      if (act.does === 'be accepted') answers.at(-1)?.resolve(undefined)
      else if (act.does === 'be refused') answers.at(-1)?.reject(new Error('refused'))
      else if (act.does === 'see midnight pass') form.midnight?.()
      else {
        if (act.does === 'come back') abandoned.push(...answers.splice(0))
        form.send(act)
      }
      // The answer to an abandoned request arrives after the next act. It must change nothing.
      for (const answer of late) answer.resolve('late')
      // The machine receives an answer some microtasks after it was given.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
    async compare({ state, entries, showsErrors, isNextDay, attempts, toasts }, _, step) {
      const keys = [...new Set(form.attempts.map(({ idempotencyKey }) => idempotencyKey))]
      expect({
        step,
        ...form.shown(),
        attempts: form.attempts.map(({ body, idempotencyKey }) => ({
          content: body,
          key: keys.indexOf(idempotencyKey) + 1,
        })),
        toasts: form.toasts.map(toastText),
      }).toEqual({
        step,
        state,
        entries,
        errors: showsErrors ? rules.getErrors(entries, isNextDay) : {},
        isEnabled: !isSubmitting({ state }) && rules.button.isEnabled(entries),
        attempts,
        toasts,
      })
    },
  }
}
