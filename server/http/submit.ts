import { referenceOf, type AcceptedBody } from '#contract/endpoints.ts'
import type { Errors, Validated } from '#contract/errors.ts'
import { submissionOf, type FunctionName, type Payload, type Submission } from '#contract/forms.ts'
import type { Log } from '../log.ts'
import { withheldFor, type AcceptResult, type Withheld } from '../store/messages.ts'
import { retryAfterSeconds } from './responses.ts'
import type { Signals } from './spam.ts'

/** What the platform knows about a request. */
export type Caller = {
  /** The client's IP address; null if the platform hides it, undefined if the connection is gone. */
  address?: string | null | undefined
  /** The request's `Host`, as the client sent it. */
  host?: string
}

/** A message that passed validation. */
export type ValidMessage = Submission & {
  idempotencyKey: string | null
  /** The client's IP address, by which messages are limited; null if the platform hides it. */
  client: string | null
  signals: Signals
  /** Where the visit came from, as a URL query; empty if it is unknown. */
  source: string
}

/** Stores a message. Rejects if that failed; nothing was accepted then. */
export type Accept = (message: ValidMessage) => Promise<AcceptResult>

/** A form in one of the ways to send it, with the rule by which its values are judged. */
type SentForm<Values> = { function: FunctionName; validate: (values: Values) => Validated<Payload> }

/** Who sends a form, and how. */
type Sender = Pick<ValidMessage, 'signals' | 'source'> & {
  address: Caller['address']
  /** The idempotency key, or what derives one from the content; null for none. */
  key: string | null | ((submission: Submission) => string)
}

export type Accepted = {
  status: 200
  code: 'accepted'
  idempotencyKey: string | null
  /** When it was accepted, if it came before. */
  acceptedAt: number | undefined
  submission: Submission
  /** What the answer says of it. */
  receipt: Omit<AcceptedBody, 'ok'>
}

/** Why nothing was accepted: status and code of the contract, and with them what to enter, or when to try again. */
export type Refused =
  | { status: 400; code: 'bad_request' }
  | { status: 422; code: 'unprocessable_content'; errors: Errors }
  | { status: 422; code: 'idempotency_key_reused' }
  | { status: 429; code: 'too_many_requests'; retryAfter: number }
  | { status: 503; code: 'unavailable'; retryAfter: number }

/**
 * Returns what judges and stores a form, however it was sent: as JSON by a script of the site, or by a browser without one. What
 * the sender reads of it, functionEndpoint.ts and formEndpoint.ts write.
 */
export function createSubmit({ accept, log }: { accept: Accept; log?: Log | undefined }) {
  return async function submit<Values>(
    form: SentForm<Values>,
    values: Values,
    { address, key, signals, source }: Sender,
  ): Promise<Accepted | Refused> {
    const { body, errors } = form.validate(values)
    if (!body) return { status: 422, code: 'unprocessable_content', errors }
    // Without an address there is no limit. The connection of such a request was reset, so nobody waits for an answer.
    if (address === undefined) return { status: 400, code: 'bad_request' }
    const submission = submissionOf(form.function, body)
    const idempotencyKey = typeof key === 'function' ? key(submission) : key
    try {
      const result = await accept({ ...submission, idempotencyKey, client: address, signals, source })
      if (result.outcome === 'key-reused') return { status: 422, code: 'idempotency_key_reused' }
      if (result.outcome === 'rate-limited')
        return { status: 429, code: 'too_many_requests', retryAfter: result.retryAfterSeconds }
      return {
        status: 200,
        code: 'accepted',
        idempotencyKey,
        acceptedAt: result.outcome === 'duplicate' ? result.acceptedAt : undefined,
        submission,
        receipt: receiptOf(result.id, result.withheld),
      }
    } catch (error) {
      log?.('error', 'message.unaccepted', { function: form.function, reason: (error as Error).name })
      return { status: 503, code: 'unavailable', retryAfter: retryAfterSeconds }
    }
  }
}

/**
 * Returns what the answer says of an accepted message. A text message that a mark withholds is not
 * mentioned, because a sender of spam would learn what gives it away.
 */
export function receiptOf(id: string, withheld: readonly Withheld[]): Accepted['receipt'] {
  const isTextWithheld = withheld.some(({ kind, reason }) => kind === 'text-message' && reason !== withheldFor.spam)
  return { reference: referenceOf(id), ...(isTextWithheld && { sms: false }) }
}

/** Returns the content of an idempotency key: the function and its payload, the fields in the schema's order. */
export const serializeContent = ({ function: name, payload }: Submission): string =>
  `${name} ${JSON.stringify(payload)}`
