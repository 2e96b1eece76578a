import { getRegistry } from './ActorRegistry.ts'

/** Registers the current story. */
export function beforeEach({ id }: { id: string }): () => void {
  getRegistry().enterStory(id)
  return () => getRegistry().leaveStory()
}

type Report = { type: string; version: number; status: 'passed'; result: unknown }

/** Reports which states the story has shown, for the coverage of a test run. */
export function afterEach({ reporting }: { reporting: { addReport: (report: Report) => void } }): void {
  const result = getRegistry().readCoverage()
  if (result.length > 0) reporting.addReport({ type: 'statechart', version: 1, status: 'passed', result })
}
