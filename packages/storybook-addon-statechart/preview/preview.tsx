import type { StateValue } from 'xstate'
import { FORCE_RE_RENDER, FORCE_REMOUNT, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { readStateLink } from './stateLink.ts'
import { stageInPreview } from './stageInPreview.ts'
import { watchParameter, type ActorParameters } from './watchParameter.ts'

/** Story parameters under `parameters.statechart`. */
export type StatechartParameters = ActorParameters & {
  /** Name of the argument with the initial state; `state` by default. */
  argument?: string
}

type Context = { id: string; args: Record<string, unknown>; parameters: { statechart?: StatechartParameters } }

const getArgument = ({ parameters }: Pick<Context, 'parameters'>) => parameters.statechart?.argument ?? 'state'

const moves = new Map<string, number>()

// A story keeps its actor when its arguments change, and an equal argument causes no change at all.
// A move therefore also remounts the story: in React without its play function, otherwise with it.
function createMover({ id, args, parameters }: Context): ((value: StateValue) => void) | undefined {
  const name = getArgument({ parameters })
  if (!(name in args)) return undefined
  return (value) => {
    moves.set(id, (moves.get(id) ?? 0) + 1)
    const channel = addons.getChannel()
    channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: { [name]: value } })
    if (stageInPreview().withKey === undefined) channel.emit(FORCE_REMOUNT, { storyId: id })
  }
}

function remount(id: string) {
  moves.set(id, (moves.get(id) ?? 0) + 1)
  // A story without React runs its play function again.
  if (stageInPreview().withKey === undefined) addons.getChannel().emit(FORCE_REMOUNT, { storyId: id })
  else addons.getChannel().emit(FORCE_RE_RENDER)
}

/** Registers the current story with the stage. */
export function beforeEach(context: Context): () => void {
  const moveTo = createMover(context)
  stageInPreview().enter({
    id: context.id,
    remount: () => remount(context.id),
    ...(getArgument(context) in context.args && { argument: getArgument(context) }),
    ...(moveTo !== undefined && { moveTo }),
  })
  return () => stageInPreview().leave(context.id)
}

type Report = { type: string; version: number; status: 'passed'; result: unknown }

/** Reports which states the story has shown, for the coverage of a test run. */
export function afterEach({ reporting }: { reporting: { addReport: (report: Report) => void } }): void {
  const result = stageInPreview().readCoverage()
  if (result.length > 0) reporting.addReport({ type: 'statechart', version: 1, status: 'passed', result })
}

/** Sets the state of a link that the panel has copied. */
export const argsEnhancers = [({ id }: { id: string }) => readStateLink(location.search, id)]

/** Shows the actor of the story's parameters, and remounts a React story after a move. */
export const decorators = [
  (story: () => unknown, context: Context): unknown => {
    watchParameter(context)
    const { withKey } = stageInPreview()
    const move = moves.get(context.id)
    return move === undefined || withKey === undefined ? story() : withKey(story(), move)
  },
]
