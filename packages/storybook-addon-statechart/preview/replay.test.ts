import { assign, createActor, fromPromise, raise, setup, type AnyActorRef } from 'xstate'
import { expect, test, vi } from 'vitest'
import { EventLog, type Happening } from './EventLog.ts'
import { listAhead, replay } from './replay.ts'

const work = vi.fn<() => Promise<number>>(async () => 7)
const machine = setup({
  types: { context: {} as { answer: number; beats: number } },
  actors: { work: fromPromise(work) },
}).createMachine({
  context: { answer: 0, beats: 0 },
  initial: 'rest',
  on: { beat: { actions: assign({ beats: ({ context }) => context.beats + 1 }) } },
  states: {
    rest: { on: { go: { target: 'busy', actions: raise({ type: 'beat' }) } } },
    busy: {
      invoke: {
        src: 'work',
        onDone: { target: 'done', actions: assign({ answer: ({ event }) => event.output }) },
      },
    },
    done: { on: { again: 'rest' } },
  },
})

/** Logs an actor as the addon does. */
function logged(actor: AnyActorRef) {
  const log = new EventLog(500, () => 5)
  actor.system.inspect((inspected) => {
    if (inspected.actorRef !== actor) return
    const value = () => (actor.getSnapshot() as { value: string }).value
    if (inspected.type === '@xstate.event')
      log.receive(inspected.event, inspected.sourceRef === undefined ? 'outside' : 'work')
    else if (inspected.type === '@xstate.microstep')
      log.take(inspected.event, inspected._transitions, (inspected.snapshot as unknown as { value: string }).value)
    else if (inspected.type === '@xstate.snapshot') log.settle(inspected.event, value())
  })
  return log
}

async function record(): Promise<Happening[]> {
  const actor = createActor(machine).start()
  const log = logged(actor)
  actor.send({ type: 'go' })
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('done'))
  actor.send({ type: 'again' })
  return log.after(0)
}

function fresh() {
  const actor = createActor(machine).start()
  return { actor, log: logged(actor) }
}

test('sends the events up to a number to a fresh actor, also answers of promises', async () => {
  const happenings = await record()
  expect(happenings.map(({ number, event, source }) => [number, event.type, source])).toEqual([
    [1, 'go', 'outside'],
    [2, 'beat', 'raised'],
    [3, 'xstate.done.actor.0.(machine).busy', 'work'],
    [4, 'again', 'outside'],
  ])

  const { actor, log } = fresh()
  expect(replay(actor, log, { happenings, to: 3 })).toBe('')
  expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { answer: 7, beats: 1 } })
})

test('logs a replayed event with its number, time and sender, and numbers new ones after the recording', async () => {
  const happenings = await record()
  const { actor, log } = fresh()
  replay(actor, log, { happenings, to: 3 })
  actor.send({ type: 'beat' })

  expect(log.after(0).map(({ number, event, source }) => [number, event.type, source])).toEqual([
    [1, 'go', 'outside'],
    [2, 'beat', 'raised'],
    [3, 'xstate.done.actor.0.(machine).busy', 'work'],
    [5, 'beat', 'outside'],
  ])
})

test('lists the events ahead of a replay', async () => {
  const happenings = await record()

  expect(listAhead({ happenings, to: 2 }).map(({ number }) => number)).toEqual([3, 4])
  expect(listAhead({ happenings, to: 0 })).toHaveLength(4)
})

test('reports the first event after which the actor is in another state', async () => {
  const happenings = await record()
  const { actor, log } = fresh()
  const changed = happenings.map((one) => (one.number === 3 ? { ...one, value: 'failed' } : one))

  expect(replay(actor, log, { happenings: changed, to: 4 })).toBe(
    'The replay differs from event 3 on: the log says failed, the fresh actor is in done.',
  )
})
