import type { Errors } from './errors.ts'
import type { FailureCode } from './failure.ts'
import type { Form } from './form.ts'

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

export const invalidFields = 'Please check the highlighted fields'

const checkConnection = 'Please check your internet connection.'
const sendAgain = 'You can safely send this again; we won’t get it twice.'

/**
 * Returns what is known of what a visitor has sent after a failure.
 *
 * @param code undefined if the browser aborted the request
 */
export function describeOutcome(sent: Form['sends'], code: FailureCode | undefined): string {
  if (code === 'not-loaded') return `Your ${sent} was not sent.`
  if (code === 'refused') return `Your ${sent} was not accepted.`
  return `We can’t tell whether your ${sent} arrived.`
}

/** Returns why a message was not accepted and what to do, in whole sentences. The form adds phone and email, as links. */
export function describeFailure({ code, status = 0, fields, retryAfter, serverTime }: Failure): string {
  const when = formatWait(retryAfter)
  if (code === 'unreachable') return `We couldn’t reach our server. ${checkConnection} ${sendAgain}`
  if (code === 'timed-out') return `Our server took too long to respond. ${sendAgain}`
  // The answer was cut, or the sign-in page of a hotel's network answered.
  if (code === 'unreadable') return `The response from our server was incomplete. ${checkConnection} ${sendAgain}`
  if (status === 413) return 'Your text is too long. Please shorten it.'
  if (status === 429) return `We have received too many messages from your network. You can try again ${when}.`
  if (status >= 500 && retryAfter) return `Our server should be able to accept messages again ${when}.`
  if (status !== 422 || !fields || Object.keys(fields).length === 0) return 'Something is wrong with our server.'
  const isClockWrong = serverTime !== undefined && ('date' in fields || 'time' in fields)
  return isClockWrong
    ? `${invalidFields}. Your device’s clock seems to be wrong. The time is now ${formatTime(serverTime)}.`
    : `${invalidFields}.`
}

/** Returns the time of an HTTP date, such as `Wed, 25 Nov 2026 04:12:00 GMT`, for people: `Wed, 25 Nov 2026, 04:12 GMT`. */
const formatTime = (date: string) => date.replace(/ (\d\d:\d\d):\d\d/, ', $1')

function formatWait(seconds = 0): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 0) return 'in a few minutes'
  if (minutes === 1) return 'in a minute'
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}
