import { fromPromise, type PromiseActorLogic } from 'xstate'

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
