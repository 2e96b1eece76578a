import { getRegistry } from './ActorRegistry.ts'
import type { StoryContext } from './watch.ts'

/** Registers the current story. */
export function beforeEach({ id }: StoryContext): () => void {
  getRegistry().enterStory(id)
  return () => getRegistry().leaveStory()
}

type Report = { type: string; version: number; status: 'passed'; result: unknown }

/** Reports which states the story has shown, for the coverage of a test run. */
export function afterEach({ reporting }: { reporting: { addReport: (report: Report) => void } }): void {
  const result = getRegistry().readCoverage()
  if (result.length > 0) reporting.addReport({ type: 'statechart', version: 1, status: 'passed', result })
}

/** Shows the actor of the story's parameters. */
export const decorators = [
  (story: () => unknown, context: StoryContext): unknown => {
    const { actor: named, ...options } = context.parameters.statechart ?? {}
    const actor = typeof named === 'function' ? named(context as never) : named
    if (actor !== undefined) getRegistry().show(actor, options)
    return story()
  },
]
