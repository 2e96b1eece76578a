import { fromPromise } from 'xstate'
import type { Attempt } from '#contract/attempt.ts'
import type { Receipt } from '#contract/endpoints.ts'
import type { FunctionName } from '#contract/forms.ts'
import { FunctionFailure } from '#contract/failure.ts'
import { onDemand } from '../ui/onDemand.ts'

/** The client of the endpoints, which is prefetched at the first input. */
export const client = onDemand(() => import('./http.ts'))

/** What a form says if its client could not be loaded. */
export const notLoaded = 'Part of this page could not be loaded. You can safely reload the page and try again.'

/**
 * Sends an attempt to a function endpoint.
 *
 * @param signal aborts the request
 * @returns the receipt of the message
 * @throws FunctionFailure as `invoke` does, and `not-loaded` if the client could not be loaded
 */
async function send(
  name: FunctionName,
  { body, idempotencyKey }: Attempt<object>,
  signal: AbortSignal,
): Promise<Receipt> {
  // Before the client has loaded, because the visitor may open another page meanwhile.
  const page = location.pathname
  const { invoke } = await client.load().catch((cause: unknown) => {
    throw new FunctionFailure('not-loaded', { advice: notLoaded, cause })
  })
  return invoke(name, body, { key: idempotencyKey, page, signal })
}

/**
 * Creates the actor `send` of a form's machine, which sends an attempt to a function endpoint. It resolves with the receipt
 * when the server has accepted it, otherwise it rejects with a FunctionFailure.
 */
export const createSend = <Body extends object>(name: FunctionName) =>
  fromPromise<Receipt, Attempt<Body>>(({ input, signal }) => send(name, input, signal))
