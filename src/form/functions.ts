import { fromPromise } from 'xstate'
import type { Attempt } from '#contract/attempt.ts'
import type { ConsultationBooking } from '#contract/consultation.ts'
import type { ContactMessage } from '#contract/contact.ts'
import type { FunctionName } from '#contract/endpoints.ts'
import { FunctionFailure } from '#contract/failure.ts'

type Client = typeof import('./http.ts')

/** A request without a response fails after this time, in milliseconds (D10). */
export const requestTimeout = 15_000

let client: Promise<Client> | undefined
let isPrefetched = false
let retries = 0

/** Loads the client of the endpoints. Rejects if the network fails; the next call retries. */
function fetchClient(): Promise<Client> {
  client ??= load().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** Prefetches the client once, on the first input. Ignores a failure, because submit loads the client again. */
export function prefetchClient(): void {
  if (isPrefetched) return
  isPrefetched = true
  fetchClient().catch(() => undefined)
}

// Chromium caches a failed module until the page is closed (whatwg/html#10327), so a retry needs another URL. The error
// message contains the first URL.
async function load(): Promise<Client> {
  try {
    return await import('./http.ts')
  } catch (error) {
    const [url] = /https?:\S+/.exec(String(error)) ?? []
    if (!url) throw error
    retries += 1
    return (await import(/* @vite-ignore */ `${url}?again=${retries}`)) as Client
  }
}

/**
 * Sends an attempt to a function endpoint.
 *
 * @param signal aborts the request
 * @returns the reference of the message, if the response has one
 * @throws FunctionFailure as `invoke` does, and if loading the client and the request take longer than 15 s (D10)
 */
export async function send(
  name: FunctionName,
  { body, idempotencyKey }: Attempt<object>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const startedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionFailure('timed-out')), requestTimeout)
  })
  const loading = fetchClient().catch((cause: unknown) => {
    throw new FunctionFailure('unreachable', { cause })
  })
  const { invoke } = await Promise.race([loading, late]).finally(() => clearTimeout(timer))
  return invoke(name, body, { key: idempotencyKey, signal, timeout: requestTimeout - (Date.now() - startedAt) })
}

/** Sends a contact message. Resolves with its reference when the server has accepted it, otherwise rejects with a FunctionFailure. */
export const sendContactEmail = fromPromise<string | undefined, Attempt<ContactMessage>>(({ input, signal }) =>
  send('send-contact-email', input, signal),
)

/** Books a consultation. Resolves with its reference when the server has accepted it, otherwise rejects with a FunctionFailure. */
export const sendConsultationEmail = fromPromise<string | undefined, Attempt<ConsultationBooking>>(
  ({ input, signal }) => send('send-consultation-email', input, signal),
)
