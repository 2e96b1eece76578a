/** Returns the logic of an actor that `src/` has to provide with `machine.provide()`: an error that names it. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`Provide the "${name}" actor with machine.provide().`)
}
