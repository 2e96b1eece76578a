import type { Errors } from './errors.ts'

/** Why a request to an endpoint failed. */
export type FailureCode = 'refused' | 'not-loaded' | 'unreachable' | 'timed-out' | 'unreadable'

/** What a form says of a failure. A machine keeps it. */
export type FailureFacts = {
  code: FailureCode
  /** What is known and what to do, in whole sentences; missing if nothing more is known. */
  advice?: string | undefined
  /** What to enter, by field, if the server refused fields. */
  fields?: Errors | undefined
}

type Details = Omit<FailureFacts, 'code'> & { status?: number | undefined; cause?: unknown }

/** An endpoint did not accept a request. The message holds the code and status only, never personal data. */
export class FunctionFailure extends Error {
  override name = 'FunctionFailure'
  readonly facts: FailureFacts

  constructor(code: FailureCode, { status, cause, ...facts }: Details = {}) {
    super(status === undefined ? code : `${code} ${status}`, { cause })
    this.facts = { code, ...facts }
  }
}

/** Returns a log line with code and status only. Other errors may contain personal data, so it omits their message. */
export function logLine(functionName: string, error: unknown): string {
  return `${functionName} failed: ${error instanceof FunctionFailure ? error.message : 'unexpected error'}`
}

/** Returns what is known of a failure; undefined for another error. */
export const factsOf = (error: unknown): FailureFacts | undefined =>
  error instanceof FunctionFailure ? error.facts : undefined
