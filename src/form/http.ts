import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky'
import * as v from 'valibot'
import {
  functionPath,
  type AcceptedBody,
  type ReadableHeader,
  type Receipt,
  type RequestHeader,
} from '#contract/endpoints.ts'
import type { FunctionName } from '#contract/forms.ts'
import { describeFailure, type Failure } from '#contract/describeFailure.ts'
import { FunctionFailure } from '#contract/failure.ts'
import { describeSource, sourceHeader, type Visit } from '#contract/leadSource.ts'
import { site } from '../content/site.ts'

/** A request without a response fails after this time, in milliseconds. */
const requestTimeout = 15_000

/** The retry policy of reads, in ky's format. Times in milliseconds. */
export const retryPolicy = {
  limit: 3,
  methods: ['get' as const],
  delay: (attempt: number) => 1_000 * 2 ** (attempt - 1),
  backoffLimit: 30_000,
  // Limits a `Retry-After` of the backend.
  maxRetryAfter: 30_000,
}

/**
 * The HTTP client of the backend. It retries reads, and of what is posted only the refresh of a session (D11). A request
 * without a response fails after 15 s.
 */
export const http = ky.create({ prefix: site.backendUrl || '/', timeout: requestTimeout, retry: retryPolicy })

/**
 * Calls a function endpoint. Resolves if it responds with a 2xx status and an empty or JSON body.
 *
 * @param name the endpoint
 * @param payload sent as JSON, exactly as given
 * @param options `key`: the Idempotency-Key; `page`: the path of the form's page; `signal`: aborts the request; `timeout`: in
 *   milliseconds
 * @returns the receipt of the message, empty if the response has none
 * @throws FunctionFailure if it was refused, unreachable, timed out or unreadable
 */
export async function invoke(
  name: FunctionName,
  payload: object,
  { key, page, signal, timeout = requestTimeout }: { key: string; page: string; signal: AbortSignal; timeout?: number },
): Promise<Receipt> {
  const request = http.post(functionPath(name), {
    json: payload,
    signal,
    totalTimeout: timeout,
    headers: {
      apikey: site.anonKey,
      authorization: `Bearer ${site.anonKey}`,
      'idempotency-key': key,
      // In seconds, for the spam score: bots fill in a form faster than people.
      'x-page-age': `${Math.floor(performance.now() / 1000)}`,
      [sourceHeader]: describeSource(page, __LEAD_SOURCE__ ? readVisit() : undefined),
    } satisfies Partial<Record<RequestHeader, string>>,
  })
  const response = await request.catch(fail)
  // Supabase's relay responds with any status if it could not reach the function.
  if (readHeader(response.headers, 'x-relay-error') === 'true')
    throw failure({ code: 'refused', status: response.status })
  // ky reads the body, because its timeout covers a response that never ends.
  const body = await request.text().catch(fail)
  try {
    // A static host may respond with 200 and its home page for every path, and has stored nothing.
    const { reference, sms } = JSON.parse(body || '{}') as Partial<AcceptedBody>
    return { ...(typeof reference === 'string' && { reference }), ...(sms === false && { sms }) }
  } catch (cause) {
    throw failure({ code: 'unreadable', status: response.status }, cause)
  }
}

/** Reads a header that a backend of another origin shows. */
const readHeader = (headers: Headers, name: ReadableHeader) => headers.get(name)

/** Reads what the browser keeps as long as the document lives, whatever the visitor opens in it. Nothing is stored. */
function readVisit(): Visit {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return { opened: entry?.name ?? location.href, type: entry?.type, referrer: document.referrer }
}

/**
 * Sends a POST that is retried as a read is: the refresh of a session. Resolves with a 4xx response too, because the
 * Supabase client handles it.
 */
export async function postWithRetry(url: string, init: RequestInit): Promise<Response> {
  try {
    return await ky(url, { ...init, timeout: requestTimeout, retry: { ...retryPolicy, methods: ['post'] } })
  } catch (error) {
    if (!isHTTPError(error) || !isRefusal(error.response.status)) throw error
    return Response.json(error.data ?? {}, { status: error.response.status })
  }
}

const isRefusal = (status: number) => status < 500 && status !== 408 && status !== 429

const Refusal = v.object({ error: v.object({ fields: v.record(v.string(), v.string()) }) })
const clockTolerance = 10 * 60_000

/** The statuses of a proxy that has lost the server's response: the message may have arrived. */
const lost = new Set([502, 504])

/** Returns what a response that refuses says. A backend of another origin may hide the headers. */
function readRefusal({ status, headers }: Response, body: unknown): Failure {
  const { success, output } = v.safeParse(Refusal, body)
  const serverTime = readHeader(headers, 'date') ?? undefined
  const isClockWrong = Math.abs(Date.parse(serverTime ?? '') - Date.now()) > clockTolerance
  return {
    code: lost.has(status) ? 'unreadable' : 'refused',
    status,
    fields: success ? output.error.fields : undefined,
    retryAfter: Number(readHeader(headers, 'retry-after')) || undefined,
    serverTime: isClockWrong ? serverTime : undefined,
  }
}

function fail(cause: unknown): never {
  if (isHTTPError(cause)) throw failure(readRefusal(cause.response, cause.data), cause)
  if (isTimeoutError(cause)) throw failure({ code: 'timed-out' }, cause)
  throw failure({ code: isNetworkError(cause) ? 'unreachable' : 'unreadable' }, cause)
}

function failure(known: Failure, cause?: unknown): FunctionFailure {
  const { code, status, fields } = known
  return new FunctionFailure(code, { status, fields, advice: describeFailure(known), cause })
}
