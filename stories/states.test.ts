import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { cellsOf, isStanding } from './matrix/cellsOf.ts'
import { leavesOf } from './matrix/leavesOf.ts'

const machines = Object.values(
  import.meta.glob<Record<string, unknown>>('../machines/*/*Machine.ts', { eager: true }),
).flatMap((module) => Object.values(module) as AnyStateMachine[])
const stories = import.meta.glob<Record<string, object>>('./*/*.stories.tsx', { eager: true })

/** Returns the leaf states that the stories of a machine show. */
function shownOf(machine: AnyStateMachine): Set<string> {
  const own = Object.entries(stories).filter(([path]) => path.startsWith(`./${machine.id}/`))
  const standing = own.flatMap(([, module]) => Object.entries(module).filter(([, story]) => isStanding(story)))
  return new Set(cellsOf(machine, Object.fromEntries(standing)).flatMap(({ states }) => states))
}

test('finds the machines', () => {
  expect(machines.map(({ id }) => id)).toEqual(expect.arrayContaining(['contact', 'consultation']))
})

// A visitor sees nothing of the session (D18).
test.each(machines.filter(({ id }) => id !== 'session'))(
  'has a story for every state of $id, and no other',
  (machine) => {
    expect([...shownOf(machine)].toSorted()).toEqual(leavesOf(machine).toSorted())
  },
)
