// What the machines of both forms share.
import { fromPromise, type PromiseActorLogic } from 'xstate'
import { newIdempotencyKey } from '#contract/attempt.ts'

/** The states that a form shows. */
export type FormState = 'idle' | 'submitting' | 'success' | 'failure'

/** The content of a toast: plain text, or a title with a description; `form` names the form that it is about. */
export type ToastMessage =
  | { kind: 'plain'; title: string; urgent?: boolean; form?: string }
  | { kind: 'titled'; title: string; description: string; urgent?: boolean; form?: string }

/**
 * The visitor submits. A machine is pure, so the event carries what it could not compute: the time in milliseconds since
 * 1970, and the Idempotency-Key for content that was not sent before.
 */
export type Submit = { type: 'submit'; now: number; key: string }

/** The browser restored the page from its back/forward cache, for which it had aborted any request. */
export type Restored = { type: 'page.restored' }

/** What leaves the machine of a form: a toast, and the error of a failed request for the log. */
export type FormEmitted = { type: 'toast'; toast: ToastMessage } | { type: 'failed'; error: unknown }

/** What the server accepted last: the body, and what the server calls it. */
export type Accepted<Body> = { body: Body; reference: string | undefined }

/** Creates the event by which the visitor submits. */
export const submit = (now = Date.now()): Submit => ({ type: 'submit', now, key: newIdempotencyKey() })

/**
 * Creates a placeholder for an actor that the flow provides.
 *
 * @param name the actor's name in the machine's setup
 * @returns actor logic that rejects and names the missing actor
 */
export function notProvided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`Provide the "${name}" actor with machine.provide().`)),
  )
}
