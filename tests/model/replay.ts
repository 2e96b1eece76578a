import { atFirst, promised, type Act, type Promised, type Rules } from './form.ts'

/** Where a path is replayed: how an act is done there, and how what follows is compared with what was promised. */
export type Stage = {
  perform: (act: Act) => Promise<void>
  /** `said` is the notice that the act has brought; `step` says where the path stands. */
  compare: (promise: Promised, said: string | undefined, step: string) => Promise<void>
}

/**
 * Does one act after another, and compares after each.
 *
 * @returns how many acts were followed by what was promised: all of them, else it throws
 */
export async function replay(
  { rules, acts }: { rules: Rules; acts: Record<string, Act> },
  path: string[],
  { perform, compare }: Stage,
): Promise<number> {
  let promise = atFirst(rules)
  await compare(promise, undefined, 'before anything')
  for (const [index, name] of path.entries()) {
    const { notices } = promise
    promise = promised(rules, promise, acts[name]!)
    await perform(acts[name]!)
    await compare(promise, promise.notices[notices.length], `${index + 1}. ${name}`)
  }
  return path.length
}
