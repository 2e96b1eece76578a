import { timeoutMs } from './Transport.ts'
import { NotDelivered, type Failure } from './NotDelivered.ts'

/** The URL of an HTTP gateway and its API key. */
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
export const post = (
  { url, key }: Gateway,
  what: string,
  name: string,
  body: unknown,
  within?: number,
): Promise<void> =>
  postJson(url, {
    headers: { Authorization: `Bearer ${key}`, 'Idempotency-Key': name },
    body: JSON.stringify(body),
    what,
    within,
  })

/**
 * Posts JSON text, and follows no redirect.
 *
 * @param options `what`: the receiver's name in error codes; `invalid`: the failure that follows from 400 and 422;
 *   `within`: milliseconds until the request is aborted
 * @throws NotDelivered unless the answer is a 2xx
 */
export async function postJson(
  url: string,
  options: {
    headers?: Record<string, string>
    body: string
    what: string
    invalid?: Failure
    within?: number | undefined
  },
): Promise<void> {
  const { headers, body, what, invalid = 'never', within = timeoutMs } = options
  let status
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // A redirect target must not receive keys or content.
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    })
    ;({ status } = response)
    await response.body?.cancel()
  } catch (cause) {
    throw new NotDelivered('unreachable', `${what} ${getReason(cause)}`, { cause })
  }
  if (status < 200 || status > 299) throw new NotDelivered(classifyStatus(status, invalid), `${what} ${status}`)
}

// 400 and 422 concern the content; 401, 403 and 404 the configuration; 409 an attempt in flight.
const classifyStatus = (status: number, invalid: Failure) =>
  status === 400 || status === 422 ? invalid : status >= 500 || status === 429 ? 'unreachable' : 'later'

function getReason(cause: unknown): string {
  const { name, cause: inner } = cause as Error
  return (inner as NodeJS.ErrnoException | undefined)?.code ?? name
}
