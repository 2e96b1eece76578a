import { onTestFinished, vi } from 'vitest'
import type { Delivery } from '#server/delivery/handlers.ts'
import { NotDelivered, type Failure } from '#server/delivery/transports/NotDelivered.ts'
import { startWorker } from '#server/delivery/worker.ts'
import { StoreUnavailable, type DeliveryKind, type StoredMessage } from '#server/store/Store.ts'
import { memoryStore } from '../fakes/memoryStore.ts'
import { acceptedAt, toAccept } from './accepted.ts'
import { watchStore } from './watchStore.ts'

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Runs a worker over a store in memory. The test moves the clock and decides the outcome of each attempt. */
export async function runWorker(options: { accepted?: StoredMessage[]; concurrency?: number } = {}) {
  vi.useFakeTimers({ now: acceptedAt, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  const { store, failing: failStore, untilIdle } = watchStore(memoryStore())
  onTestFinished(async () => {
    await store.close()
    vi.useRealTimers()
  })
  const attempts: { id: string; kind: DeliveryKind; at: number }[] = []
  const logged: { level: string; event: string; fields: Record<string, unknown> }[] = []
  let carry: (id: string, kind: DeliveryKind) => Promise<void> = async () => undefined
  let worker: ReturnType<typeof startWorker> | undefined
  const handler =
    (kind: DeliveryKind) =>
    ({ message }: Delivery) => {
      attempts.push({ id: message.id, kind, at: Date.now() - acceptedAt })
      return carry(message.id, kind)
    }
  const accept = async (...messages: StoredMessage[]) => {
    await Promise.all(messages.map((message) => store.accept(toAccept(message))))
    worker?.poke()
  }
  await accept(...(options.accepted ?? []))
  return {
    store,
    attempts,
    logged,
    accept,
    start: () => {
      worker = startWorker({
        store,
        handlers: {
          'company-mail': handler('company-mail'),
          'confirmation-mail': handler('confirmation-mail'),
          'text-message': handler('text-message'),
        },
        log: (level, event, fields = {}) => logged.push({ level, event, fields }),
        // No other process uses the store, and a look every 5 s would slow down tests of several days.
        maxIdleMs: hour,
        ...(options.concurrency && { concurrency: options.concurrency }),
      })
      return worker
    },
    /** From now on every transport fails so. */
    failing: (failure: Failure, code = 'smtp 451') =>
      void (carry = () => Promise.reject(new NotDelivered(failure, code))),
    carrying: (next: typeof carry = async () => undefined) => void (carry = next),
    failingSettle: (isFailing: boolean) =>
      failStore(isFailing ? { name: 'settle', error: new StoreUnavailable('The disk is full.') } : undefined),
    stateOf: async ({ id }: StoredMessage, kind: DeliveryKind = 'company-mail') =>
      (await store.show(id))?.deliveries.find((one) => one.kind === kind),
    /** Counts the messages whose mail has not reached the company. */
    undelivered: async () => {
      const waiting = await store.list({ state: 'waiting', kind: 'company-mail', limit: 10_000 })
      return waiting.length
    },
    /** Lets time pass, timer by timer, while the database keeps up. */
    pass: async (milliseconds: number) => {
      const end = Date.now() + milliseconds
      await untilIdle()
      // So that there is a timer at the end.
      setTimeout(() => undefined, milliseconds)
      while (Date.now() < end) {
        vi.advanceTimersToNextTimer()
        await untilIdle()
      }
    },
  }
}
