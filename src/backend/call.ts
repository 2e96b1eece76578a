import { FunctionFailure } from '#machines/failure.ts'
import { patience } from '../dataFetching.ts'
import { fetchClient } from './client.ts'
import type { invoke } from './http.ts'

/**
 * Calls a hosted function with a client that may have to be fetched first.
 *
 * @throws FunctionFailure as `invoke` does, and when the network has not brought the client within 15 s
 */
export async function call(...asked: Parameters<typeof invoke>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionFailure('timed-out')), patience)
  })
  const client = fetchClient().catch((cause: unknown) => {
    throw new FunctionFailure('unreachable', { cause })
  })
  const { invoke } = await Promise.race([client, late]).finally(() => clearTimeout(timer))
  return invoke(...asked)
}
