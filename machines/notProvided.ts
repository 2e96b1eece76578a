/** Returns what the placeholder of an actor does, which src/ provides with `machine.provide()`: it throws an error that names it. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`Provide the "${name}" actor with machine.provide().`)
}
