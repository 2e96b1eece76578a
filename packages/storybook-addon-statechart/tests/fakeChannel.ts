import type { StoryChannel } from '../preview/ActorRegistry.ts'

/** Creates a fake channel that records sent messages and delivers received ones. */
export function fakeChannel() {
  const sent: { event: string; data: unknown }[] = []
  const listeners: { event: string; listener: (data: never) => void }[] = []
  const channel: StoryChannel = {
    on: (event, listener) => void listeners.push({ event, listener }),
    emit: (event, data: unknown) => void sent.push({ event, data }),
  }
  return {
    ...channel,
    sent,
    /** Delivers a message from the other side. */
    receive(event: string, data: unknown) {
      for (const one of listeners) if (one.event === event) one.listener(data as never)
    },
    /** Returns the last sent message of an event. */
    last: (event: string): unknown => sent.findLast((one) => one.event === event)?.data,
  }
}
