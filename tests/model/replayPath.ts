import { initialExpected, expectedAfter, type Act, type Expected, type Rules } from './expectedForm.ts'

/** Performs acts in one environment (component or built site) and compares the form with the expected state. */
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
