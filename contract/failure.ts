/** Why a request to an endpoint failed (D10). */
export type FailureCode = 'refused' | 'not-loaded' | 'unreachable' | 'timed-out' | 'unreadable'

/** An endpoint did not accept a request. The message holds the code and status only, never personal data. */
export class FunctionFailure extends Error {
  override name = 'FunctionFailure'
  readonly code: FailureCode
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined
  /** The parsed body of an error response; undefined if it was not JSON. */
  readonly body: unknown

  constructor(code: FailureCode, options: { status?: number; body?: unknown; cause?: unknown } = {}) {
    super(options.status === undefined ? code : `${code} ${options.status}`, { cause: options.cause })
    this.code = code
    this.status = options.status
    this.body = options.body
  }
}

/** Returns a log line with code and status only. Other errors may contain personal data, so it omits their message. */
export function logLine(functionName: string, error: unknown): string {
  return `${functionName} failed: ${error instanceof FunctionFailure ? error.message : 'unexpected error'}`
}
