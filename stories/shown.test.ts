import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { createSiteRouter } from '#src/router.tsx'
import * as main from './pages/Main.stories.tsx'
import * as services from './pages/Services.stories.tsx'
import { isStateStory, listCells, listLeaves } from './sheet/Sheet.tsx'

const machines = Object.values(import.meta.glob<Record<string, unknown>>('../machines/*/*Machine.ts', { eager: true }))
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine)
const stories = import.meta.glob<Record<string, object>>(['./*/*.stories.tsx', '!./*/States.stories.tsx'], {
  eager: true,
})

/** Returns the leaf states that the stories of a machine show. */
function listShownStates(machine: AnyStateMachine): Set<string> {
  const own = Object.entries(stories).filter(([path]) => path.startsWith(`./${machine.id}/`))
  const stateStories = own.flatMap(([, module]) => Object.entries(module).filter(([, story]) => isStateStory(story)))
  return new Set(listCells(machine, Object.fromEntries(stateStories)).flatMap(({ states }) => states))
}

// A visitor sees nothing of the session.
test.each(machines.filter(({ id }) => id !== 'session'))(
  'has a story for every state of $id, and no other',
  (machine) => {
    expect([...listShownStates(machine)].toSorted()).toEqual(listLeaves(machine).toSorted())
  },
)

const listPaths = (stories: Record<string, { input: { parameters?: { path?: string } } }>) =>
  Object.values(stories).flatMap(({ input }) => input.parameters?.path ?? [])

test('has a story for every page but the articles, which share one', () => {
  const { routesByPath } = createSiteRouter({ history: createMemoryHistory() })
  const shown = new Set([main, services].flatMap(listPaths))
  expect(Object.keys(routesByPath).filter((path) => !path.startsWith('/blog/') && !shown.has(path))).toEqual([])
})
