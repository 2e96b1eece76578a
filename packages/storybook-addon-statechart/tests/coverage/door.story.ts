import { expect, test, type TestContext } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { observeActor } from '../../preview/observeActor.ts'

const doorMachine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { open: 'ajar', lock: 'locked' } }, ajar: {}, locked: {} },
})

/** Runs a door, and reports what it has shown as the preview does in Storybook's Vitest addon. */
function runDoor({ task }: TestContext, ...events: string[]) {
  const door = createActor(doorMachine).start()
  const { readCoverage } = observeActor(door, {
    examples: () => ({}),
    report: () => undefined,
    requestFrame: () => undefined,
  })
  for (const type of events) door.send({ type })
  Object.assign(task.meta, { reports: [{ type: 'statechart', result: [readCoverage()] }] })
  return door.getSnapshot().value
}

test('stays shut', (context) => expect(runDoor(context)).toBe('shut'))
test('opens', (context) => expect(runDoor(context, 'open')).toBe('ajar'))
