import type { Errors } from './errors.ts'
import type { FailureCode } from './failure.ts'

/** What is known of a failure. */
export type Failure = {
  code: FailureCode
  /** The HTTP status; undefined without a response. */
  status?: number | undefined
  /** What to enter, by field, if the server refused fields. */
  fields?: Errors | undefined
  /** When to try again, in seconds. */
  retryAfter?: number | undefined
  /** The server's time, as in `Wed, 25 Nov 2026 04:12:00 GMT`, if the device's clock differs by more than ten minutes. */
  serverTime?: string | undefined
}

export const invalidFields = 'Please correct the marked fields'

/** Returns why a message was not accepted and what to do, in whole sentences; empty if nothing more is known. */
export function describeFailure({ code, status = 0, fields, retryAfter, serverTime }: Failure): string {
  const when = formatWait(retryAfter)
  if (code === 'unreachable') return 'Our server could not be reached. Please check your connection.'
  if (code === 'timed-out') return 'Our server did not answer in time. If you send it again, it is stored once.'
  if (status === 429) return `Too many messages came from your network. Please try again ${when}.`
  if (status >= 500 && retryAfter) return `Our server should store messages again ${when}.`
  if (status !== 422 || !fields || Object.keys(fields).length === 0) return ''
  const isClockWrong = serverTime !== undefined && ('date' in fields || 'time' in fields)
  return isClockWrong ? `${invalidFields}. Your device’s clock is wrong: it is ${serverTime}.` : `${invalidFields}.`
}

function formatWait(seconds = 0): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 0) return 'later'
  if (minutes === 1) return 'in a minute'
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}
