/** What can go wrong between us and a hosted function (D10), as words a program can compare. */
export type FailureCode = 'refused' | 'unreachable' | 'timed-out' | 'unreadable'

/** A hosted function did not accept what was sent. Says why and with which status, never what the visitor wrote. */
export class FunctionFailure extends Error {
  override name = 'FunctionFailure'
  readonly code: FailureCode
  /** The HTTP status, where an answer came. */
  readonly status: number | undefined
  /** The parsed body of a refusal, where it was JSON. */
  readonly body: unknown

  constructor(code: FailureCode, options: { status?: number; body?: unknown; cause?: unknown } = {}) {
    super(options.status === undefined ? code : `${code} ${options.status}`, { cause: options.cause })
    this.code = code
    this.status = options.status
    this.body = options.body
  }
}

/** One line for the log: code and status alone, whatever was thrown. */
export function logLine(functionName: string, error: unknown): string {
  return `${functionName} failed: ${error instanceof FunctionFailure ? error.message : 'unexpected error'}`
}
