/** One attempt to send: the parsed body and its Idempotency-Key. */
export type Attempt<Body> = { body: Body; idempotencyKey: string }

/** The key of the last attempt and a digest of the body it was used for. Stored with the draft (D25). */
export type LastSent = { idempotencyKey: string; digest: string }

/**
 * Returns the key for a body. A retry of the same content has the same key, so the server stores it once (D11). Changed
 * content gets a new key.
 */
export function ensureIdempotencyKey(body: object, lastSent: LastSent | undefined): LastSent {
  const digest = getDigest(JSON.stringify(body))
  return digest === lastSent?.digest ? lastSent : sentAs(body, newIdempotencyKey())
}

/** Returns what is stored of a body that was sent with a key. */
export const sentAs = (body: object, idempotencyKey: string): LastSent => ({
  idempotencyKey,
  digest: getDigest(JSON.stringify(body)),
})

/** Returns a new Idempotency-Key (UUID, version 4). `randomUUID` is missing outside secure contexts. */
export function newIdempotencyKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

// FNV-1a, 64 bits. Web Crypto digests are asynchronous and missing outside secure contexts. A short digest is enough to
// detect a changed draft.
function getDigest(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(36)
}
