import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { cellsOf, isStanding } from './matrix/cellsOf.ts'
import { leavesOf } from './matrix/leavesOf.ts'

const machines = Object.values(
  import.meta.glob<Record<string, unknown>>('../machines/*/*Machine.ts', { eager: true }),
).flatMap((module) => Object.values(module) as AnyStateMachine[])
const stories = import.meta.glob<Record<string, object>>('./*/*.stories.tsx', { eager: true })

/** The innermost states that the stories in a machine's folder stand in. */
function shownOf(machine: AnyStateMachine): Set<string> {
  const own = Object.entries(stories).filter(([path]) => path.startsWith(`./${machine.id}/`))
  const standing = own.flatMap(([, module]) => Object.entries(module).filter(([, story]) => isStanding(story)))
  return new Set(cellsOf(machine, Object.fromEntries(standing)).flatMap(({ states }) => states))
}

test('the machines are found', () => {
  expect(machines.map(({ id }) => id)).toEqual(expect.arrayContaining(['contact', 'consultation']))
})

// A visitor sees nothing of the session (D18).
test.each(machines.filter(({ id }) => id !== 'session'))(
  'every state of $id has a story, and every story a state',
  (machine) => {
    expect([...shownOf(machine)].toSorted()).toEqual(leavesOf(machine).toSorted())
  },
)
