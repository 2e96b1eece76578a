import { useState } from 'react'
import { useStoryActor } from 'storybook-addon-statechart/react'
import type { ActorRefFrom, AnyStateMachine, StateValueFrom } from 'xstate'
import { newIdempotencyKey } from '#contract/attempt.ts'
import type { Receipt } from '#contract/endpoints.ts'
import type { Validated } from '#contract/errors.ts'
import { FunctionFailure, type FailureFacts } from '#contract/failure.ts'
import type { FunctionName } from '#contract/forms.ts'
import { submit } from '#machines/form.ts'
import { createSend } from '#src/form/send.ts'
import { now } from '../../tests/fixtures/startForms.ts'
import { useReports } from '../toasts/WithToasts.tsx'

/** The state of a form's machine in a story, what the form contains, and what is known of what was sent. */
export type FormStory<Machine extends AnyStateMachine, Draft, Body> = {
  state: StateValueFrom<Machine>
  draft?: Draft
  failure?: FailureFacts
  /** What was accepted last, in the state success, and what the server says of it. */
  accepted?: Body
  receipt?: Receipt
}

type Options<Machine extends AnyStateMachine, Draft, Body> = {
  form: { function: FunctionName }
  machine: Machine
  story: FormStory<Machine, Draft, Body>
  /** What the machine begins with. */
  input: { draft: Draft; timeZone?: string }
  /** The time on the visitor's clock. */
  at?: string
  /** How the draft of the story is judged. */
  judged: Validated<Body>
  /** What was accepted, unless the story says it. */
  payload: Body
  /** What the statechart panel sends, and finds paths with, beside a submit and a failure. */
  examples: Record<string, object[]>
}

/**
 * Returns the actor of a form's real machine in the state of its story. Entry actions and the invoked actor of that state do
 * not run; later events run normally and reach the mocks.
 */
export function useFormStory<Machine extends AnyStateMachine, Draft, Body extends object>(
  options: Options<Machine, Draft, Body>,
): ActorRefFrom<Machine> {
  const { form, input } = options
  const [{ machine, snapshot, examples }] = useState(() => prepare(options))
  const actor = useStoryActor(machine, { input, snapshot, examples })
  useReports(actor, form.function)
  return actor as ActorRefFrom<Machine>
}

function prepare<Machine extends AnyStateMachine, Draft, Body extends object>(options: Options<Machine, Draft, Body>) {
  const { form, story, input, at = now, judged, payload } = options
  const { state, failure, accepted = payload, receipt } = story
  const { body, errors } = judged
  const context = {
    ...input,
    now: Date.parse(at),
    body,
    errors,
    attempt: body && { body, idempotencyKey: newIdempotencyKey() },
    failure,
  }
  const machine: AnyStateMachine = options.machine.provide({ actors: { send: createSend<Body>(form.function) } })
  const snapshot = machine.resolveState({ value: state, context })
  if (snapshot.hasTag('success')) snapshot.context.accepted = { body: accepted, reference: '2f1f3f6f7f10', ...receipt }
  const examples = {
    submit: [submit(Date.parse(at))],
    'error: send': { error: new FunctionFailure('refused', { status: 503 }) },
    ...options.examples,
  }
  return { machine, snapshot, examples }
}
