import type { AnyStateMachine, StateValue } from 'xstate'
import { stateText } from '#storybook-addon-statechart/index.ts'
import { leavesOf } from './leavesOf.ts'

/** A story of a machine: its id, and its active leaf states, one per region. */
export type Cell = { id: string; name: string; states: string[] }

type StandingStory = { composed: { args: { state: StateValue } }; meta: { input: { title?: string } } }

/** Returns whether an export is a story with a machine state. */
export const isStanding = (story: object): story is StandingStory =>
  'composed' in story && 'state' in (story as StandingStory).composed.args

/**
 * Returns the stories of a machine in the order of its states.
 *
 * @param machine as defined
 * @param stories the module: `import * as stories from './ContactForm.stories.tsx'`
 */
export function cellsOf(machine: AnyStateMachine, stories: Record<string, object>): Cell[] {
  const leaves = leavesOf(machine)
  const rank = ({ states }: Cell) => states.reduce((sum, state) => sum * leaves.length + leaves.indexOf(state), 0)
  return Object.entries(stories)
    .flatMap(([key, story]) => (isStanding(story) ? [{ key, story }] : []))
    .toSorted((a, b) => weight(a.story) - weight(b.story))
    .map(({ key, story }) => cellOf(nameOf(key), story))
    .toSorted((a, b) => rank(a) - rank(b))
}

// Within a state, stories are sorted by the size of their arguments: the empty form before the filled one.
const weight = ({ composed }: StandingStory) => JSON.stringify(composed.args).length

function cellOf(name: string, { composed, meta }: StandingStory): Cell {
  return {
    id: `${slug(meta.input.title ?? '')}--${slug(name)}`,
    name,
    states: stateText(composed.args.state).split(' · '),
  }
}

// Converts names as Storybook does: from export to title, from title to id.
const nameOf = (key: string) => key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
