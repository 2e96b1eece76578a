// What the machines of both forms share.
import { fromPromise, type PromiseActorLogic } from 'xstate'

/** The states that a form shows (D16). */
export type FormState = 'idle' | 'submitting' | 'success' | 'failure'

/** The content of a toast (D15): plain text, or a title with a description. */
export type ToastMessage =
  | { kind: 'plain'; title: string; urgent?: boolean }
  | { kind: 'titled'; title: string; description: string; urgent?: boolean }

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
