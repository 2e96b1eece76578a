import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createActor } from 'xstate'
import { expect, test, vi } from 'vitest'
import { pressMachine } from '../demo/pressMachine.ts'
import { message, type Copied, type CopyKind } from '../messages.ts'
import { fakeChannel } from './fakeChannel.ts'
import { Stage } from './Stage.ts'

const demo = resolve(import.meta.dirname, '../demo')

/** Records a press and returns what the panel copies. */
async function record(story: { argument?: string } = {}) {
  const channel = fakeChannel()
  const stage = new Stage(channel, () => undefined)
  const context = { strokes: 0, speed: { now: 0, max: 90 }, stop: () => undefined, fault: null }
  const snapshot = pressMachine.resolveState({ value: { drive: 'off', door: 'closed' }, context })
  const press = createActor(pressMachine, { snapshot }).start()
  stage.enter({ id: 'press--off', ...story })
  stage.show(press, { source: `import { pressMachine } from '${demo}/pressMachine.ts'` })
  press.send({ type: 'door.open' })
  press.send({ type: 'door.close' })
  press.send({ type: 'drive.start' })
  await vi.waitFor(() => expect(press.getSnapshot().matches({ drive: 'running' })).toBe(true))
  press.send({ type: 'speed.set', speed: 80 })
  return (kind: CopyKind) => {
    channel.receive(message.copy, { machine: press.sessionId, kind })
    return (channel.last(message.copied) as Copied).text
  }
}

// Runs the copied test, as a part of this file.
const copy = await record()
const folder = resolve('.cache/statechart')
await mkdir(folder, { recursive: true })
await writeFile(`${folder}/copied.ts`, copy('test'))
await import(/* @vite-ignore */ `${folder}/copied.ts`)

test('copies a test that a reader recognises', () => {
  const code = copy('test')

  expect(code).toContain("test('enters drive.running.fast · door.closed after 5 events', () => {")
  expect(code).toContain('stop: undefined /* the function stop */')
  expect(code).toContain('// Recorded from 0.press.drive.warming.\n  actor.send({ type: ')
  expect(code).toContain("expect(actor.getSnapshot().value).toEqual({ drive: { running: 'fast' }, door: 'closed' })")
})

test('copies the play function that a story of the demo runs', async () => {
  const code = copy('play').replace("'storybook-addon-statechart'", "'../index.ts'")

  expect(code).toBe(await readFile(`${demo}/recordedPlay.ts`, 'utf8'))
})

test('copies a link to the current state, or why there is none', async () => {
  expect(copy('link')).toMatch(/^A link cannot set the state/)

  const linked = await record({ argument: 'standing' })
  const query = new URLSearchParams(linked('link'))
  expect(query.get('path')).toBe('/story/press--off')
  expect(JSON.parse(query.get('statechart') ?? '')).toEqual({
    story: 'press--off',
    argument: 'standing',
    value: { drive: { running: 'fast' }, door: 'closed' },
  })
})
