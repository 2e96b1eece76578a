import type { Identity } from '#server/accept.ts'
import { serializeContent, type ValidMessage } from '#server/http/endpoint.ts'
import { sha256 } from '#server/sha256.ts'

/**
 * Returns the id and digest of a message. The id follows from idempotency key and content, so that a retry has the same
 * one at every instance, whether the database accepts it or the mail API.
 */
export async function identify(message: ValidMessage): Promise<Identity> {
  const content = serializeContent(message)
  const [digest, keyed] = await Promise.all([
    sha256(content),
    sha256(`${message.idempotencyKey ?? crypto.randomUUID()} ${content}`),
  ])
  return { id: toUuid(keyed), digest: btoa(String.fromCharCode(...digest)) }
}

/** Returns a UUID made of the first bytes; RFC 9562, version 8, leaves them to the application. */
function toUuid(bytes: Uint8Array): string {
  const hex = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12})/, '$1-$2-8$3-8$4-$5')
}
