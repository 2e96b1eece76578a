import { expect, waitFor } from 'storybook/test'
import { getShownActor } from '../index.ts'

/** Brings the story to drive.running.fast · door.closed. */
export async function play() {
  const actor = getShownActor('press')
  actor.send({ type: 'door.open' })
  actor.send({ type: 'door.close' })
  actor.send({ type: 'drive.start' })
  await waitFor(() => expect(actor.getSnapshot().value).toEqual({ drive: { running: 'slow' }, door: 'closed' }))
  actor.send({ type: 'speed.set', speed: 80 })
  await waitFor(() => expect(actor.getSnapshot().value).toEqual({ drive: { running: 'fast' }, door: 'closed' }))
}
