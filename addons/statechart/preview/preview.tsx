import { Fragment, type ReactNode } from 'react'
import type { StateValue } from 'xstate'
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { stageInPreview } from './stageInPreview.ts'

/** What a story may set under `parameters.statechart`. */
export type StatechartParameters = {
  /** The argument that holds the state to start in: `state` without it. */
  argument?: string
}

type Context = { id: string; args: Record<string, unknown>; parameters: { statechart?: StatechartParameters } }

const moves = new Map<string, number>()

// The argument alone would not do: a story keeps its actor while its arguments change, and one that is asked for the
// state it began in would not even see a change. So the story is mounted anew, without its play function.
function moverOf({ id, args, parameters }: Context): ((value: StateValue) => void) | undefined {
  const name = parameters.statechart?.argument ?? 'state'
  if (!(name in args)) return undefined
  return (value) => {
    moves.set(id, (moves.get(id) ?? 0) + 1)
    addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: { [name]: value } })
  }
}

/** Tells the stage which story is shown. */
export function beforeEach(context: Context): () => void {
  const moveTo = moverOf(context)
  stageInPreview().enter({ id: context.id, ...(moveTo !== undefined && { moveTo }) })
  return () => stageInPreview().leave(context.id)
}

/** Mounts the story anew when it was put into a state. */
export const decorators = [
  (story: () => ReactNode, { id }: { id: string }) => <Fragment key={moves.get(id) ?? 0}>{story()}</Fragment>,
]
