import { patience } from './Carrier.ts'
import { NotDelivered } from './NotDelivered.ts'

/** Where an HTTP gateway is, and the key it asks for. */
export type Gateway = { url: string; key: string }

/**
 * Hands something to an HTTP gateway as JSON. The gateway is told what this delivery is called, so that one whose answer
 * was lost is not carried out twice where it keeps account of that.
 *
 * @param gateway where to
 * @param what the word for it in codes
 * @param name names the delivery, as Idempotency-Key
 * @param within milliseconds until it is broken off
 * @throws NotDelivered when anything but a 2xx comes
 */
export async function hand(
  { url, key }: Gateway,
  what: string,
  name: string,
  body: unknown,
  within = patience,
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

// 400 and 422 speak of what was handed over; 401, 403 and 404 of the configuration; 409 of an attempt under way.
const failureOf = (status: number) =>
  status === 400 || status === 422 ? 'never' : status >= 500 || status === 429 ? 'unreachable' : 'later'

function reasonOf(cause: unknown): string {
  const { name, cause: inner } = cause as Error
  return (inner as NodeJS.ErrnoException | undefined)?.code ?? name
}
