/** How an answer of the functions says what was wrong (design.md, "Functions: the contract"). */
export type ErrorBody = { error: { code: string; message: string; fields?: Record<string, string> } }

/**
 * An error as the functions say it.
 *
 * @param more `fields`: what to enter, by field; `retryAfter`: seconds
 */
export function refusal(
  status: number,
  code: string,
  message: string,
  more: { fields?: Record<string, string>; retryAfter?: number } = {},
): Response {
  const body: ErrorBody = { error: { code, message, ...(more.fields && { fields: more.fields }) } }
  const headers = new Headers(more.retryAfter === undefined ? [] : [['Retry-After', String(more.retryAfter)]])
  return Response.json(body, { status, headers })
}
