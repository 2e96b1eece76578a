import { acceptInMemory } from '#mocks/functions.ts'
import type { Accept } from '#server/http/endpoint.ts'
import { createBlock } from './blocking.ts'

/** Accepts in memory, as the mocks do. Acceptance can be blocked. */
export function blockingAccept() {
  const { wait, hold } = createBlock()
  const store = acceptInMemory()
  const accept: Accept = async (message) => {
    const result = await store(message)
    await wait()
    return result
  }
  return { accept, hold }
}
