import type { StageChannel } from './Stage.ts'

/** A channel for tests: it keeps what is sent over it, and hands in what comes from the other side. */
export function fakeChannel() {
  const sent: { event: string; data: unknown }[] = []
  const listeners: { event: string; listener: (data: never) => void }[] = []
  const channel: StageChannel = {
    on: (event, listener) => void listeners.push({ event, listener }),
    emit: (event, data: unknown) => void sent.push({ event, data }),
  }
  return {
    ...channel,
    sent,
    /** Hands in a message from the other side. */
    receive(event: string, data: unknown) {
      for (const one of listeners) if (one.event === event) one.listener(data as never)
    },
    /** The last message of a kind that was sent. */
    last: (event: string): unknown => sent.findLast((one) => one.event === event)?.data,
  }
}
