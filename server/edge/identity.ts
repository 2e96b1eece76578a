import { hash, randomUUID } from 'node:crypto'
import type { Identity } from '#server/accept.ts'
import { serializeContent, type ValidMessage } from '#server/http/endpoint.ts'

/**
 * Returns the id and digest of a message. The id follows from idempotency key and content, so that a retry has the same
 * one at every instance, whether the database accepts it or the mail API.
 */
export function identify(message: ValidMessage): Identity {
  const content = serializeContent(message)
  const keyed = hash('sha256', `${message.idempotencyKey ?? randomUUID()} ${content}`, 'hex')
  return { id: toUuid(keyed), digest: hash('sha256', content, 'base64') }
}

/** Returns a UUID made of the first digits; RFC 9562, version 8, leaves them to the application. */
const toUuid = (hex: string) => hex.replace(/(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5')
