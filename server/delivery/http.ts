import { NotDelivered } from './worker.ts'

/** Milliseconds after which a request is given up. */
const timeoutMs = 10_000

/** The URL of an HTTP gateway, and its key. */
export type Gateway = { url: string; key: string }

/**
 * Posts to a gateway (`what`, in codes). One that knows idempotency keys does not carry out a delivery (`name`) twice.
 */
export function postToGateway({ url, key }: Gateway, what: string, name: string, body: unknown): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, 'Idempotency-Key': name }
  return postJson(url, JSON.stringify(body), { what, headers, isRefusalFinal: true })
}

/**
 * Posts JSON, and follows no redirect. Throws NotDelivered unless the answer is a 2xx.
 *
 * @param options `what`: the receiver's name in codes; `isRefusalFinal`: whether 400 and 422, which refuse the content, are
 *   for good
 */
export async function postJson(
  url: string,
  body: string,
  options: { what: string; headers: Record<string, string>; isRefusalFinal?: boolean; within?: number },
): Promise<void> {
  const { what, headers, isRefusalFinal = false, within = timeoutMs } = options
  let status
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      // The target of a redirect must not receive keys or content.
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    })
    ;({ status } = response)
    await response.body?.cancel()
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    throw new NotDelivered(`${what} ${cause?.code ?? name}`, { cause: error })
  }
  const isFinal = isRefusalFinal && (status === 400 || status === 422)
  if (status < 200 || status > 299)
    throw new NotDelivered(`${what} ${status}`, { isFinal, doubt: isFinal ? 'content' : undefined })
}
