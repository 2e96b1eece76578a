import { timeoutMs } from './Transport.ts'
import { NotDelivered } from './NotDelivered.ts'

/** The address of an HTTP gateway, and its API key. */
export type Gateway = { url: string; key: string }

/**
 * Posts JSON to an HTTP gateway. A gateway that remembers idempotency keys does not carry out a delivery twice when its
 * answer was lost.
 *
 * @param what the gateway's name in error codes
 * @param name unique for the delivery, sent as Idempotency-Key
 * @param within milliseconds until the request is aborted
 * @throws NotDelivered unless the answer is a 2xx
 */
export async function post(
  { url, key }: Gateway,
  what: string,
  name: string,
  body: unknown,
  within = timeoutMs,
): Promise<void> {
  let status
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'Idempotency-Key': name },
      body: JSON.stringify(body),
      // The key is for this address only.
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    })
    ;({ status } = response)
    await response.body?.cancel()
  } catch (cause) {
    throw new NotDelivered('unreachable', `${what} ${reasonOf(cause)}`, { cause })
  }
  if (status < 200 || status > 299) throw new NotDelivered(failureOf(status), `${what} ${status}`)
}

// 400 and 422 are about the content; 401, 403 and 404 about the configuration; 409 about an attempt in flight.
const failureOf = (status: number) =>
  status === 400 || status === 422 ? 'never' : status >= 500 || status === 429 ? 'unreachable' : 'later'

function reasonOf(cause: unknown): string {
  const { name, cause: inner } = cause as Error
  return (inner as NodeJS.ErrnoException | undefined)?.code ?? name
}
