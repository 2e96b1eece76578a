import type { ErrorBody } from '#contract/endpoints.ts'

/** The longest JSON body, and the longest form, in bytes: a form has up to nine for a character. */
const maxBytes = 64 * 1024
export const maxFormBytes = 2 * maxBytes

/**
 * Bytes of a longer body that are read and dropped, also of one that announces its length. What is left unread breaks a proxy's
 * next request in the connection, or the connection in which the proxy is still writing, and the visitor gets 502 in
 * place of 413.
 */
export const maxDropped = 4 * 1024 * 1024

/** Reads a body of at most `limit` bytes; undefined if it is longer. */
export async function readBody(request: Request, limit = maxBytes): Promise<Uint8Array | undefined> {
  const announced = request.headers.get('content-length')
  // HTTP enforces an announced length. Firefox, where a mock may run, has no request.body.
  if ((announced !== null && Number(announced) <= limit) || !request.body) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.length > limit ? undefined : bytes
  }
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body) {
    length += chunk.length
    if (length > maxDropped) return undefined
    if (length <= limit) chunks.push(chunk)
  }
  return length > limit ? undefined : new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}

// Like fetch's json(), it skips a byte order mark.
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Parses JSON; undefined if the body is not JSON in UTF-8. */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body)) as unknown
  } catch {
    return undefined
  }
}

/** The entries of a form by their names. */
export type FormEntries = ReadonlyMap<string, string>

/** Parses a form, line breaks as \n like those of the JSON endpoint; undefined if it is not UTF-8 or repeats a name. */
export function parseForm(body: Uint8Array): FormEntries | undefined {
  try {
    const pairs = [...new URLSearchParams(utf8.decode(body))]
    // The HTML standard sends each line break as \r\n.
    const entries = new Map(pairs.map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]))
    return entries.size === pairs.length ? entries : undefined
  } catch {
    return undefined
  }
}

/** What `Retry-After` says while messages cannot be stored, in seconds. */
export const retryAfterSeconds = 30

/** Allows every origin: the key is public, and cookies are not used. */
export const anyOrigin = '*'

/** Returns a response with a JSON body, whose type browsers must not guess, and which nobody may store. */
export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    },
  })

/** Returns an error in the form of the contract; `fields`: what to enter, by field; `retryAfter`: seconds. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  more: { fields?: Record<string, string>; retryAfter?: number; headers?: Record<string, string> } = {},
): Response {
  const body: ErrorBody = { error: { code, message, ...(more.fields && { fields: more.fields }) } }
  const retry: Record<string, string> = more.retryAfter === undefined ? {} : { 'Retry-After': String(more.retryAfter) }
  return jsonResponse(status, body, { ...retry, ...more.headers })
}
