import { expect } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { Receipt } from '#contract/endpoints.ts'
import { FunctionFailure } from '#contract/failure.ts'
import type { ToastMessage } from '#contract/form.ts'
import type { Payload } from '#contract/forms.ts'
import type { FormState } from '#machines/form.ts'
import type { StartedForm, Values } from '../fixtures/startForms.ts'

/** Values that the visitor enters, a press, or what comes from outside the form. */
export type Act = Values | 'clicks' | 'presses Enter' | keyof typeof outside

/** What is expected after an act. What is left out is not there: no error, no toast, no request. */
export type After = {
  state: FormState
  /** The error at each invalid field. */
  errors?: Record<string, string>
  toast?: ToastMessage
  /** The body that is sent, and whether its idempotency key is that of the request before. */
  sends?: { body: object; key: 'new' | 'same' }
  /** What the form contains, where it is not what it contained before and the act has entered. */
  values?: Values
  /** What the form says of its state, where it is not what it says of every such state. */
  status?: string
  /** The name of what has the focus; not compared if it is left out. */
  focus?: string
}

/** What a visitor does, and what is expected after each act. */
export type Scenario = readonly (readonly [Act, After])[]

/**
 * What the tests know of a form: of its machine and its component, of its endpoint, of its page in each browser, of its
 * mails.
 */
export type TestedForm = {
  /** What a visitor enters who sends it, by the names of the fields. */
  entries: Values
  /** A payload that the endpoint accepts today. */
  payload: Payload
  /** An entry that the form refuses, and a part of its error. */
  wrong: { field: string; value: string; error: string }
  /** Starts its machine, empty, with a fake endpoint. */
  start: () => StartedForm
  scenarios: Record<string, Scenario>
}

/** How the endpoint refuses what was sent last: without a reason, or for the field that the form's fixture names. */
const refusals: Partial<Record<Extract<Act, string>, (form: StartedForm) => FunctionFailure>> = {
  'is refused': () => new FunctionFailure('refused'),
  'is refused for a field': ({ refused }) =>
    new FunctionFailure('refused', { fields: refused, advice: 'Please correct it.' }),
}

/** What the server says of a message that it has accepted. */
const receipt: Receipt = { reference: 'reference', sms: false }

/** What the endpoint and the browser do. */
const outside = {
  'is accepted': ({ answers }: StartedForm) => answers.at(-1)?.resolve(receipt),
  'is refused': (form: StartedForm) => form.answers.at(-1)?.reject(refusals['is refused']!(form)),
  'is refused for a field': (form: StartedForm) =>
    form.answers.at(-1)?.reject(refusals['is refused for a field']!(form)),
  /** The answer to the request before the last one, which was aborted. */
  'is accepted too late': ({ answers }: StartedForm) => answers.at(-2)?.resolve({ reference: 'late' }),
  /** The back/forward cache shows the page again, for which the browser had aborted the request. */
  'comes back': ({ actor }: StartedForm) => actor.send({ type: 'page.restored' }),
  'waits a minute': ({ timers }: StartedForm) => timers.increment(60_000),
}

/** Performs an act on the machine alone. */
export async function perform(form: StartedForm, act: Act): Promise<void> {
  if (typeof act === 'object') form.enter(act)
  else if (act === 'clicks' || act === 'presses Enter') form.submit()
  else outside[act](form)
  // The machine receives an answer some microtasks after it was given.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const snapshotOf = ({ actor }: StartedForm) => actor.getSnapshot() as unknown as AnyMachineSnapshot

/** Returns the state of a form's machine, as in `{"idle":"clean"}`. */
const stateOf = (form: StartedForm): string => JSON.stringify(snapshotOf(form).value)

/** Returns the names of the properties that are not as expected, because the first line of a failure shows no property. */
const differences = (found: object, expected: object): string =>
  Object.entries(expected)
    .filter(([name, value]) => !expect.objectContaining({ [name]: value }).asymmetricMatch(found))
    .map(([name]) => name)
    .join(', ')

/**
 * Walks through a scenario, and compares the machine after each act.
 *
 * @param act performs an act in another way
 * @param compare compares more
 * @returns the number of acts
 */
export async function walk(
  form: StartedForm,
  scenario: Scenario,
  act: (act: Act) => Promise<unknown> = (act) => perform(form, act),
  compare?: (step: string, after: After & { values: Values; canSubmit: boolean }) => Promise<void>,
): Promise<number> {
  let { values } = form.look()
  for (const [index, [does, after]] of scenario.entries()) {
    const acceptedBefore = form.actor.getSnapshot().context.accepted
    const step = `${index + 1}. ${typeof does === 'object' ? `enters ${JSON.stringify(does)}` : does}`
    const stateBefore = stateOf(form)
    const [attempts, toasts, failures] = [form.attempts.length, form.toasts.length, form.failures.length]
    await act(does)
    const named = `step ${step}, from ${stateBefore} to ${stateOf(form)}`
    const { status, error } = snapshotOf(form)
    if (status === 'error') throw new Error(`${named}: the machine failed`, { cause: error })
    values = { ...values, ...(typeof does === 'object' && does), ...after.values }
    const { state, errors = {}, toast, sends } = after
    const canSubmit = state !== 'submitting' && values['gdprConsent'] !== false
    await compare?.(step, { ...after, values, canSubmit })
    const [last, next] = [form.attempts.at(-2), form.attempts.at(-1)]
    const key = last?.idempotencyKey === next?.idempotencyKey ? 'same' : 'new'
    // A guard that lets an invalid draft pass sends no attempt, which the comparison below names with its step.
    const sent = form.attempts.slice(attempts).map((attempt) => ({ body: attempt?.body, key }))
    const failed = form.failures.slice(failures)
    const { accepted } = form.actor.getSnapshot().context
    const found = { ...form.look(), toasts: form.toasts.slice(toasts), sent, failed, accepted }
    const expected = {
      state,
      values,
      errors,
      canSubmit,
      toasts: toast ? [toast] : [],
      sent: sends ? [sends] : [],
      failed: typeof does === 'string' && does in refusals ? [refusals[does]?.(form)] : [],
      accepted: does === 'is accepted' && state === 'success' ? { body: next?.body, ...receipt } : acceptedBefore,
    }
    expect(found, `${named}, differs in ${differences(found, expected)}`).toEqual(expected)
  }
  return scenario.length
}
