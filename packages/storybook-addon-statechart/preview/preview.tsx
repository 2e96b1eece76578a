import type { StateValue } from 'xstate'
import { FORCE_REMOUNT, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { stageInPreview } from './stageInPreview.ts'

/** Story parameters under `parameters.statechart`. */
export type StatechartParameters = {
  /** Name of the argument with the initial state; `state` by default. */
  argument?: string
}

type Context = { id: string; args: Record<string, unknown>; parameters: { statechart?: StatechartParameters } }

const moves = new Map<string, number>()

// A story keeps its actor when its arguments change, and an equal argument causes no change at all.
// A move therefore also remounts the story: in React without its play function, otherwise with it.
function createMover({ id, args, parameters }: Context): ((value: StateValue) => void) | undefined {
  const name = parameters.statechart?.argument ?? 'state'
  if (!(name in args)) return undefined
  return (value) => {
    moves.set(id, (moves.get(id) ?? 0) + 1)
    const channel = addons.getChannel()
    channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: { [name]: value } })
    if (stageInPreview().withKey === undefined) channel.emit(FORCE_REMOUNT, { storyId: id })
  }
}

/** Registers the current story with the stage. */
export function beforeEach(context: Context): () => void {
  const moveTo = createMover(context)
  stageInPreview().enter({ id: context.id, ...(moveTo !== undefined && { moveTo }) })
  return () => stageInPreview().leave(context.id)
}

/** Remounts the story after a move, if it is a React story. */
export const decorators = [
  (story: () => unknown, { id }: { id: string }): unknown => {
    const { withKey } = stageInPreview()
    const move = moves.get(id)
    return move === undefined || withKey === undefined ? story() : withKey(story(), move)
  },
]
