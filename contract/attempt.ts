/**
 * One attempt to send: the parsed body, and its Idempotency-Key. A retry of the same body has the same key, so the server
 * stores it once. It is stored with the draft, so that a retry after a reload has it, too.
 */
export type Attempt<Body> = { body: Body; idempotencyKey: string }

/**
 * Returns the attempt to send a body: the last one if it had the same content, otherwise one with the new key. The order of the
 * fields does not count, because a body that was stored without its consent gets that back at its end.
 */
export function nextAttempt<Body extends object>(
  body: Body,
  last: Attempt<Body> | undefined,
  newKey: string,
): Attempt<Body> {
  const names = Object.keys({ ...last?.body, ...body }) as (keyof Body)[]
  return last && names.every((name) => last.body[name] === body[name]) ? last : { body, idempotencyKey: newKey }
}

/** Returns a new Idempotency-Key (UUID, version 4). `randomUUID` is missing outside secure contexts. */
export function newIdempotencyKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
