// Runs Vitest with the plugin, as a project does.
import { expect, test } from 'vitest'
import { run } from '../run.ts'

const project = import.meta.dirname
const runStories = (states: number, ...options: string[]) =>
  run('vitest', ['run', ...options], project, { LEAST_STATES: String(states) })

test('ends with code 1 and names what is not shown, if a share is below the threshold', async () => {
  const failure = await runStories(80).catch((error: Error) => error)
  expect(failure).toMatchObject({ cause: { code: 1 } })
  const { message } = failure as Error
  // Every story passes; only the threshold fails the run.
  expect(message).toContain('2 passed')
  expect(message).toContain('Not shown in door, states:\n  locked\n')
  expect(message).toContain('Not shown in door, transitions:\n  shut: lock → locked\n')
  expect(message).toContain('Stories show 66.7 % of the states of "door", and 80 % are required.')
}, 60_000)

test('passes at the threshold', async () => {
  await expect(runStories(66)).resolves.toContain('door: 2 of 3 states, 1 of 2 transitions')
}, 60_000)

test('reports nothing after a run of a part', async () => {
  await expect(runStories(100, '--testNamePattern', 'stays shut')).resolves.not.toContain('Statecharts shown')
}, 60_000)
