import type { ErrorBody } from '#machines/contract.ts'

/** A response as a plain object, to which headers can be added at no cost. */
export type Reply = { status: number; headers: Record<string, string>; body: string | null }

/**
 * Returns an error in the form of the contract.
 *
 * @param more `fields`: what to enter, by field; `retryAfter`: seconds
 */
export function errorReply(
  status: number,
  code: string,
  message: string,
  more: { fields?: Record<string, string>; retryAfter?: number } = {},
): Reply {
  const body: ErrorBody = { error: { code, message, ...(more.fields && { fields: more.fields }) } }
  const headers: Record<string, string> =
    more.retryAfter === undefined ? {} : { 'Retry-After': String(more.retryAfter) }
  return jsonReply(status, body, headers)
}

/** Returns a reply with a JSON body, whose type browsers must not guess. */
export const jsonReply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json', ...noSniff, ...headers },
  body: JSON.stringify(body),
})

/** Prevents browsers from guessing the type of a response. */
export const noSniff = { 'X-Content-Type-Options': 'nosniff' }

export const toResponse = ({ body, ...init }: Reply): Response => new Response(body, init)

/** Returns the same error as a response. */
export const errorResponse = (...error: Parameters<typeof errorReply>): Response => toResponse(errorReply(...error))
