import type { AcceptResult, NewMessage } from '../Store.ts'

type Waiting = { message: NewMessage; resolve: (result: AcceptResult) => void; reject: (error: unknown) => void }

/** Batches in flight. Messages that arrive meanwhile form the next one, so batches grow with the load. */
const maxBatches = 4
const maxMessages = 64

/**
 * Accepts messages in batches, because a transaction and a round trip for each take longer than the work itself.
 *
 * @param run accepts all of a batch in one transaction, and returns a result for each
 * @param concernsOne returns whether one message may have caused an error; all of its batch are then accepted one by one
 */
export function acceptTogether(
  run: (messages: NewMessage[]) => Promise<AcceptResult[]>,
  concernsOne: (error: unknown) => boolean,
): (message: NewMessage) => Promise<AcceptResult> {
  const waiting: Waiting[] = []
  let batches = 0

  function startBatches(): void {
    while (waiting.length > 0 && batches < maxBatches) {
      batches += 1
      void acceptBatch(waiting.splice(0, maxMessages)).finally(() => {
        batches -= 1
        startBatches()
      })
    }
  }

  async function acceptBatch(batch: Waiting[]): Promise<void> {
    try {
      batch.sort((a, b) => (firstBucket(a) < firstBucket(b) ? -1 : 1))
      const results = await run(batch.map(({ message }) => message))
      batch.forEach(({ resolve }, index) => resolve(results[index]!))
    } catch (error) {
      if (batch.length > 1 && concernsOne(error)) for (const one of batch) await acceptBatch([one])
      else for (const { reject } of batch) reject(error)
    }
  }

  return (message) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(startBatches)
      waiting.push({ message, resolve, reject })
    })
}

// All batches lock their rows in the same order, which prevents deadlocks.
const firstBucket = ({ message }: Waiting) => message.rateLimits[0]?.bucket ?? ''
