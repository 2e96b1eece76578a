import { FORCE_RE_RENDER, FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { stageInPreview } from './Stage.ts'
import { watchParameter, type StoryContext } from './watch.ts'

const starts = new Map<string, number>()

// A React story is mounted under another key, which does not run its play function again; any other one is remounted.
function remount(id: string) {
  starts.set(id, (starts.get(id) ?? 0) + 1)
  if (stageInPreview().withKey === undefined) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
  else addons.getChannel().emit(FORCE_RE_RENDER)
}

/** Registers the current story with the stage. */
export function beforeEach({ id }: StoryContext): () => void {
  stageInPreview().enter({ id, remount: () => remount(id) })
  return () => stageInPreview().leave(id)
}

type Report = { type: string; version: number; status: 'passed'; result: unknown }

/** Reports which states the story has shown, for the coverage of a test run. */
export function afterEach({ reporting }: { reporting: { addReport: (report: Report) => void } }): void {
  const result = stageInPreview().readCoverage()
  if (result.length > 0) reporting.addReport({ type: 'statechart', version: 1, status: 'passed', result })
}

/** Shows the actor of the story's parameters, and mounts a React story again when it starts again. */
export const decorators = [
  (story: () => unknown, context: StoryContext): unknown => {
    watchParameter(context)
    const { withKey } = stageInPreview()
    const start = starts.get(context.id)
    return start === undefined || withKey === undefined ? story() : withKey(story(), start)
  },
]
