import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * Stands in for an actor that a machine names and its flow brings.
 *
 * @param name the actor's name in the machine's setup
 * @returns logic of the right type whose only run fails with what is to be done
 */
export function notProvided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`Provide the "${name}" actor with machine.provide().`)),
  )
}
