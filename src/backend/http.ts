import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import { FunctionFailure } from '#machines/failure.ts'
import { firstWait, longestWait, patience, retries } from '../dataFetching.ts'
import { site } from '../site.ts'
import { functionPath, type FunctionName } from './functions.ts'

/** How a read is tried again: the policy of dataFetching.ts, as ky takes it. */
export const readAgain = {
  limit: retries,
  methods: ['get' as const],
  delay: (attempt: number) => firstWait * 2 ** (attempt - 1),
  backoffLimit: longestWait,
  // The backend may wish for another wait (Retry-After).
  maxRetryAfter: longestWait,
}

/**
 * The one client of the hosted backend. Reads are tried again, a POST is never repeated silently (D11). A request that has
 * no answer after 15 s has failed (D10).
 */
export const http = ky.create({ prefix: site.backendUrl || '/', timeout: patience, retry: readAgain })

/**
 * Calls a hosted function. Done when it answered with any 2xx and a body that can be read (D10).
 *
 * @param name the function
 * @param payload sent as JSON, exactly as given
 * @param options `key`: the Idempotency-Key of this attempt; `signal`: ends the request
 * @throws FunctionFailure when it was refused, unreachable, silent for 15 s or unreadable
 */
export async function invoke(
  name: FunctionName,
  payload: object,
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<void> {
  const request = http.post(functionPath(name), {
    json: payload,
    signal,
    totalTimeout: patience,
    headers: { apikey: site.anonKey, Authorization: `Bearer ${site.anonKey}`, 'Idempotency-Key': key },
  })
  const answer = await request.catch(fail)
  // The platform's relay answers for a function that it could not reach, and may say so with any status.
  if (answer.headers.get('x-relay-error') === 'true') throw new FunctionFailure('refused', { status: answer.status })
  // Read by ky, whose 15 s hold for an answer that begins and never ends, too.
  const body = await request.text().catch(fail)
  try {
    // A host that answers every path with its front page says 200 too, and has stored nothing.
    if (body !== '') JSON.parse(body)
  } catch (cause) {
    throw new FunctionFailure('unreadable', { status: answer.status, cause })
  }
}

/**
 * Sends a POST that may be repeated, as a read is: the refresh of a session. Resolves with a refusal too, which is for the
 * official client to judge.
 */
export async function postAgain(url: string, init: RequestInit): Promise<Response> {
  try {
    return await ky(url, { ...init, timeout: patience, retry: { ...readAgain, methods: ['post'] } })
  } catch (error) {
    if (!isHTTPError(error) || !isRefusal(error.response.status)) throw error
    return Response.json(error.data ?? {}, { status: error.response.status })
  }
}

const isRefusal = (status: number) => status < 500 && status !== 408 && status !== 429

function fail(cause: unknown): never {
  if (isHTTPError(cause))
    throw new FunctionFailure('refused', { status: cause.response.status, body: cause.data, cause })
  if (isTimeoutError(cause)) throw new FunctionFailure('timed-out', { cause })
  throw new FunctionFailure(isNetworkError(cause) ? 'unreachable' : 'unreadable', { cause })
}
