import type { AnyStateMachine, StateValue } from 'xstate'
import { stateText } from 'storybook-addon-statechart'
import { listLeaves } from './listLeaves.ts'

/** A story of a machine: its id, its state, and its active leaf states, one per region. */
export type Cell = { id: string; name: string; value: StateValue; states: string[] }

type StateStory = { composed: { args: { state: StateValue } }; meta: { input: { title?: string } } }

/** Returns whether an export is a story with a machine state. */
export const isStateStory = (story: object): story is StateStory =>
  'composed' in story && 'state' in (story as StateStory).composed.args

/**
 * Returns the stories of a machine in the order of its states.
 *
 * @param machine as defined
 * @param stories the module: `import * as stories from './ContactForm.stories.tsx'`
 */
export function listCells(machine: AnyStateMachine, stories: Record<string, object>): Cell[] {
  const leaves = listLeaves(machine)
  const rank = ({ states }: Cell) => states.reduce((sum, state) => sum * leaves.length + leaves.indexOf(state), 0)
  return Object.entries(stories)
    .flatMap(([key, story]) => (isStateStory(story) ? [{ key, story }] : []))
    .toSorted((a, b) => weight(a.story) - weight(b.story))
    .map(({ key, story }) => createCell(formatName(key), story))
    .toSorted((a, b) => rank(a) - rank(b))
}

// Within a state, stories are sorted by the size of their arguments: the empty form before the filled one.
const weight = ({ composed }: StateStory) => JSON.stringify(composed.args).length

function createCell(name: string, { composed, meta }: StateStory): Cell {
  return {
    id: `${slug(meta.input.title ?? '')}--${slug(name)}`,
    name,
    value: composed.args.state,
    states: stateText(composed.args.state).split(' · '),
  }
}

// Converts names as Storybook does: from export to title, from title to id.
const formatName = (key: string) => key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
