import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { AnyStateMachine, StateValue } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { stateText } from 'storybook-addon-statechart'

/** A story of a machine: its id, its arguments, and its active leaf states, one per region. */
export type Cell<Args> = { id: string; name: string; args: Args; states: string[] }

/** The arguments of a story that shows a state. */
export type StateArgs = { state: StateValue }

type StateStory<Args> = {
  composed: { args: Args }
  input: { name?: string }
  meta: { input: { title?: string } }
}

/** Returns whether an export is a story with a machine state. */
export const isStateStory = (story: object): story is StateStory<StateArgs> =>
  'composed' in story && 'state' in (story as StateStory<StateArgs>).composed.args

/**
 * Returns the leaf states of every region, in machine order: `editing.idle.clean`. Omits states that an unguarded
 * eventless transition leaves at once, because they are never rendered.
 */
export function listLeaves(machine: AnyStateMachine): string[] {
  return getStateNodes(machine.root)
    .filter(({ type, always }) => (type === 'atomic' && !always?.some(({ guard }) => !guard)) || type === 'final')
    .map(({ path }) => path.join('.'))
}

/**
 * Returns the stories of a machine in the order of its states; within a state, the empty form before the filled one.
 *
 * @param machine as defined
 * @param stories the module: `import * as stories from './ContactForm.stories.tsx'`
 */
export function listCells<Args extends StateArgs>(
  machine: AnyStateMachine,
  stories: Record<string, object>,
): Cell<Args>[] {
  const leaves = listLeaves(machine)
  const rank = ({ states }: Cell<Args>) => states.reduce((sum, state) => sum * leaves.length + leaves.indexOf(state), 0)
  const size = ({ args }: Cell<Args>) => JSON.stringify(args).length
  return Object.entries(stories)
    .flatMap(([key, story]) => (isStateStory(story) ? [createCell(key, story as unknown as StateStory<Args>)] : []))
    .toSorted((a, b) => rank(a) - rank(b) || size(a) - size(b))
}

function createCell<Args extends StateArgs>(key: string, { composed, input, meta }: StateStory<Args>): Cell<Args> {
  const name = storyNameFromExport(key)
  return {
    id: toId(meta.input.title ?? '', name),
    name: input.name ?? name,
    args: composed.args,
    states: stateText(composed.args.state).split(' · '),
  }
}
