// What the machines of all forms share. Each machine is a chart of its own, which can be read whole.
import { assign, emit, fromPromise, setup, type AnyMachineSnapshot, type EventObject } from 'xstate'
import { newIdempotencyKey, nextAttempt, type Attempt } from '#contract/attempt.ts'
import type { Receipt } from '#contract/endpoints.ts'
import type { Errors, Validated } from '#contract/errors.ts'
import { factsOf, type FailureFacts } from '#contract/failure.ts'
import type { ToastMessage } from '#contract/form.ts'
import { notProvided } from './notProvided.ts'

/** The states of a form, which are states of its machine and the tags of these. */
export const formStates = ['idle', 'submitting', 'success', 'failure'] as const
export type FormState = (typeof formStates)[number]

/**
 * The visitor submits. The event carries what is not known from the draft: the time in milliseconds since 1970, at which a day
 * is judged, and the Idempotency-Key for content that was not sent before. Code without types may leave them out.
 */
export type Submit = { type: 'submit'; now?: number; key?: string }

/** The browser restored the page from its back/forward cache, for which it had aborted any request. */
export type Restored = { type: 'page.restored' }

/** What leaves the machine of a form: a toast, and the error of a failed request for the log. */
export type FormEmitted = { type: 'toast'; toast: ToastMessage } | { type: 'failed'; error: unknown }

/** What the server accepted last: the body, and what the server says of it. */
export type Accepted<Body> = { body: Body } & Receipt

/** What a form's machine knows: the draft, how it was judged last, and what became of what was sent. */
export type FormContext<Draft, Body> = {
  draft: Draft
  /** The visitor's IANA time zone; undefined if the browser cannot name it, or no field depends on it. */
  timeZone?: string | undefined
  /** The time of the last submit, in milliseconds since 1970, at which the draft is judged until the next. */
  now?: number | undefined
  /** What the last submit would send; undefined if the draft was not valid. */
  body?: Body | undefined
  /** The error of each invalid field when the draft was validated last. */
  errors: Errors<string & keyof Draft>
  /** The last attempt to send, also one of an earlier page, which a retry repeats. */
  attempt?: Attempt<Body> | undefined
  accepted?: Accepted<Body> | undefined
  /** What is known of the failure of the last attempt. */
  failure?: FailureFacts | undefined
}

/** The snapshot of any form's machine. */
export type FormSnapshot<Draft, Body> = Pick<AnyMachineSnapshot, 'hasTag'> & { context: FormContext<Draft, Body> }

type Answered = { event: { output: Receipt } }
type Rejected = { event: { error: unknown } }

/**
 * Creates what the machines of all forms share: the types, the actor `send`, the actions, the guard, and the state that
 * sends. A machine extends it with what judges its draft.
 *
 * @param empty the draft of an empty form
 * @returns `base`: a setup to extend; `initialContext`: that of a form that is empty but for its input;
 *   `submitting(target)`: the state that sends, which leads to `target` once the message is accepted, and to its sibling
 *   `failure` otherwise
 */
export function setUpForm<Draft extends object, Body extends object, Change, Own extends EventObject = never>(
  empty: Draft,
) {
  type Context = FormContext<Draft, Body>
  type Input = (Pick<Context, 'attempt' | 'timeZone'> & { draft?: Partial<Draft> }) | undefined
  const base = setup({
    types: {
      context: {} as Context,
      // Of a type with undefined, so that a machine can be started without input.
      input: undefined as Input,
      events: {} as { type: 'draft.change'; change: Change } | Own | Submit | Restored,
      emitted: {} as FormEmitted,
      tags: {} as FormState | 'invalid',
    },
    actors: { send: fromPromise<Receipt, Attempt<Body>>(notProvided('send')) },
    actions: {
      changeDraft: assign(({ context }, change: Change) => ({ draft: { ...context.draft, ...change } })),
      accept: assign(({ context }, receipt: Receipt) => ({
        draft: empty,
        attempt: undefined,
        accepted: { body: context.attempt!.body, ...receipt },
      })),
      keepFailure: assign((_, failure: FailureFacts | undefined) => ({ failure })),
      toast: emit((_, toast: ToastMessage) => ({ type: 'toast', toast })),
      reportError: emit((_, error: unknown) => ({ type: 'failed', error })),
    },
    guards: { isValid: ({ context }) => context.body !== undefined },
  })
  const initialContext = ({ input }: { input: Input }): Context => ({
    errors: {},
    ...input,
    draft: { ...empty, ...input?.draft },
  })
  const submitting = <Target extends string | string[]>(target: Target) => ({
    description: 'It is being sent. Nothing can be changed or sent a second time.',
    tags: 'submitting' as const,
    invoke: {
      src: 'send' as const,
      input: ({ context }: { context: Context }) => context.attempt!,
      onDone: { target, actions: { type: 'accept' as const, params: ({ event }: Answered) => event.output } },
      onError: {
        target: 'failure' as const,
        actions: [
          { type: 'reportError' as const, params: ({ event }: Rejected) => event.error },
          { type: 'keepFailure' as const, params: ({ event }: Rejected) => factsOf(event.error) },
        ],
      },
    },
    // Which aborts `send`, as the browser has. Nothing is known of what became of it. In other states nothing was on its way.
    on: { 'page.restored': 'failure' as const },
  })
  return { base, initialContext, submitting }
}

/** Returns what a submit changes: the body of the draft and the attempt to send it, or the errors of its fields. */
export const judged = <Draft, Body extends object>(
  { body, errors }: Validated<Body, string & keyof Draft>,
  { attempt }: FormContext<Draft, Body>,
  key = newIdempotencyKey(),
) => ({ body, errors, attempt: body ? nextAttempt(body, attempt, key) : attempt, failure: undefined })

/**
 * Returns what a component shows of a form's machine.
 *
 * @param snapshot undefined in a prerendered page, which shows the form as empty and idle
 */
export function showForm<Draft, Body>(snapshot: FormSnapshot<Draft, Body> | undefined, empty: Draft) {
  const state: FormState = snapshot ? formStates.find((tag) => snapshot.hasTag(tag))! : 'idle'
  const { draft = empty, errors, failure, accepted } = snapshot?.context ?? {}
  const shownFailure = state === 'failure' ? failure : undefined
  // An error of a submit stays until its field is corrected. The server's are about what was sent, so any input ends them.
  const shownErrors: Errors<string & keyof Draft> = (snapshot?.hasTag('invalid') ? errors : shownFailure?.fields) ?? {}
  return { state, draft, errors: shownErrors, failure: shownFailure, accepted }
}

/** Creates the event by which the visitor submits. */
export const submit = (now = Date.now()): Submit => ({ type: 'submit', now, key: newIdempotencyKey() })
