import type { ConsultationBooking } from '#machines/consultation/ConsultationBooking.ts'
import type { ContactMessage } from '#machines/contact/ContactMessage.ts'
import type { FunctionName } from '#machines/contract.ts'

/** The kinds of deliveries. */
export const deliveryKinds = ['company-mail', 'confirmation-mail', 'text-message', 'crm-webhook'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/**
 * `suppressed`: a limit forbids this delivery; it is sent only when an operator resends it. `quarantined`: the message
 * looks like spam; it is sent only when an operator releases it.
 */
export const deliveryStates = ['waiting', 'delivered', 'dead', 'suppressed', 'quarantined'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** An accepted message, which never changes. */
export type StoredMessage = {
  /** UUID. */
  id: string
  function: FunctionName
  payload: ContactMessage | ConsultationBooking
  /** Milliseconds since 1970, by the store's clock. */
  acceptedAt: number
}

/** At most `limit` messages of one bucket in a window of `seconds`, which begins with the first of them. */
export type RateLimit = { bucket: string; limit: number; seconds: number }

/** A delivery, one for each recipient. */
export type NewDelivery = {
  kind: DeliveryKind
  /** Index of the company's recipient; always 0 for a visitor. */
  position: number
  /** The canonical address or number that the limits below count; null for the company. */
  recipient: string | null
  /** Deliveries of this kind in 24 hours to this recipient, and to everybody; one over either is suppressed. */
  limits?: { perRecipient?: number; perDay?: number }
  /** Why the configuration forbids it; stored as suppressed with this reason. */
  suppressedBy?: string
}

/** What the spam score says of a message before the store has looked for the same text (D49). */
export type SpamVerdict = {
  /** In plain words, without anything that was typed; empty if there are none. */
  reasons: string
  /** A digest that equal texts share; null if the message has too little text to compare. */
  textDigest: string | null
  /** From how many other e-mail addresses with the same text in `repeatMs` the message is quarantined; 0 without any. */
  quarantineFrom: number
}

/** A message that passed validation, ready to be stored. */
export type NewMessage = {
  /** UUID. */
  id: string
  function: FunctionName
  payload: ContactMessage | ConsultationBooking
  /** The visitor's address in lower case, and the number as it is dialed. `list` and `erase` find a person by them. */
  email: string
  phone: string
  idempotencyKey: string | null
  /** Digest of function and payload, which identifies the content of an idempotency key. */
  digest: string
  deliveries: NewDelivery[]
  /** One is taken from each, or from none if the message is rejected. A retry of an accepted message takes none. */
  rateLimits: RateLimit[]
  spam: SpamVerdict
}

export type AcceptResult =
  /** `quarantined`: the reason, if the message is quarantined. */
  | { outcome: 'accepted'; id: string; suppressed: { kind: DeliveryKind; reason: string }[]; quarantined?: string }
  /** The same key came with the same content in the last 24 hours; `id` is the message stored then. */
  | { outcome: 'duplicate'; id: string }
  /** The same key came with other content. */
  | { outcome: 'key-reused' }
  /** `isFirst`: the first rejected message of this window, so that one alert is sent for it. */
  | { outcome: 'rate-limited'; bucket: string; retryAfterSeconds: number; isFirst: boolean }

/** Identifies one attempt at a delivery. */
export type Attempt = {
  messageId: string
  kind: DeliveryKind
  position: number
  /** How often an operator has resent it; part of its Message-ID and idempotency key. */
  generation: number
  /** Number of attempts in this generation, including this one. */
  attempts: number
}
export type ClaimedDelivery = Attempt & { message: StoredMessage }

/** The outcome of an attempt. */
export type AttemptResult =
  | { state: 'delivered' }
  /** Retry in so many milliseconds. */
  | { state: 'waiting'; retryInMs: number; error: string }
  | { state: 'dead'; error: string }

/** The progress of a delivery; times in milliseconds since 1970. */
export type StoredDelivery = {
  kind: DeliveryKind
  position: number
  generation: number
  state: DeliveryState
  attempts: number
  /** While waiting, the time at which it is due. */
  dueAt: number | null
  /** Time of delivery or of giving up. */
  endedAt: number | null
  /** Why the last attempt failed, or why it is suppressed or quarantined. */
  lastError: string | null
}

/** The part of a message that an operator can see without reading it. */
export type MessageSummary = Pick<StoredMessage, 'id' | 'function' | 'acceptedAt'> & { deliveries: StoredDelivery[] }

export type ListFilter = {
  /** Messages with a delivery in this state, or of this kind, or of this kind in this state. */
  state?: DeliveryState
  kind?: DeliveryKind
  /** Accepted at this time or later, in milliseconds since 1970. */
  since?: number
  /** An email address or a phone number, as typed. */
  address?: string
  /** 100 by default. */
  limit?: number
}

export type Stats = {
  deliveries: { kind: DeliveryKind; state: DeliveryState; count: number }[]
  /** The result of `oldestWaiting`. */
  oldestWaitingMs: number | null
  /** Messages by the day (UTC) of their acceptance, `2026-11-22`, the newest first; what was removed does not count. */
  acceptedPerDay: { day: string; count: number }[]
}

export type Expired = {
  id: string
  /** Deliveries that never reached anybody (`dead`), for the log and the alert. */
  undelivered: DeliveryKind[]
}

/**
 * Where accepted messages are stored (D23). A promise resolves only after the commit; what it was resolved for survives
 * a crash of the process and of the machine. Every method rejects with StoreUnavailable when the database cannot be
 * reached or written.
 *
 * The store's clock decides what is due, so that servers whose clocks differ agree. A clock that is set back delays a
 * delivery by the longest pause (`maxPauseMs`) at most: a due time that is further ahead counts as due, and a
 * rate-limit window that ends later than its own length counts as over.
 */
export type Store = {
  /**
   * Stores a message in one transaction: idempotency key (24 hours), rate limits, message and one row for each delivery.
   * Deliveries over their limit are stored as suppressed, the others of a message that looks like spam as quarantined.
   * Messages that are accepted at the same moment may miss each other's text.
   */
  accept(message: NewMessage): Promise<AcceptResult>
  /**
   * Takes due deliveries of these kinds, the longest due first, for so long: each is due again when the lease ends
   * unless it was settled. No two callers get the same one during a lease. Counts as an attempt.
   */
  claim(options: { kinds: DeliveryKind[]; limit: number; leaseMs: number }): Promise<ClaimedDelivery[]>
  /**
   * Records how an attempt ended. `delivered` always counts for its generation; a failure counts only for the latest
   * attempt. Nothing happens when the message was erased or the delivery resent since.
   */
  settle(attempt: Attempt, result: AttemptResult): Promise<void>
  /** Returns milliseconds until a delivery of these kinds is due, 0 if one is due now, null if none is waiting. */
  nextDue(kinds: DeliveryKind[]): Promise<number | null>
  /** Makes all waiting deliveries of these kinds due now that no lease holds: their transport works again. */
  wake(kinds: DeliveryKind[]): Promise<void>
  /** Returns messages by a filter, the newest first, without their payloads. */
  list(filter?: ListFilter): Promise<MessageSummary[]>
  /** Returns a message with its payload and deliveries, or undefined if no message has this id. */
  show(id: string): Promise<{ message: StoredMessage; deliveries: StoredDelivery[] } | undefined>
  /**
   * Makes deliveries due again in a new generation: those of the given kind, or all that were not delivered.
   *
   * @returns the kinds that are due now; undefined if there is no message of that id
   */
  resend(id: string, kind?: DeliveryKind): Promise<DeliveryKind[] | undefined>
  /**
   * Makes the quarantined deliveries of a message due. Those that a limit suppresses stay suppressed.
   *
   * @returns the kinds that are due now; undefined if there is no quarantined message of that id
   */
  release(id: string): Promise<DeliveryKind[] | undefined>
  /**
   * Returns how many messages were quarantined since the last announcement if there was none for 24 hours, otherwise 0.
   * A result above 0 counts as an announcement, so that all servers of a store make one a day.
   */
  announceQuarantine(): Promise<number>
  /** Counts what is stored. Reads every delivery, so it is for an operator, not for a timer. */
  stats(): Promise<Stats>
  /**
   * Returns how long ago the oldest message with a waiting delivery was accepted, in milliseconds; null if none is waiting.
   * Reads only what is waiting.
   */
  oldestWaiting(): Promise<number | null>
  /**
   * Removes messages for good, with deliveries and idempotency keys: one by id, or all of a person by e-mail address or
   * phone number as typed. Afterward no file of the store holds what they said.
   *
   * @returns the ids of what was removed
   */
  erase(which: { id: string } | { address: string }): Promise<string[]>
  /**
   * Removes messages that were accepted longer ago than this and have no waiting delivery, the oldest first, and
   * idempotency keys and rate-limit windows that are over.
   *
   * @param options `limit`: how many messages at most; call again until fewer are returned
   */
  expire(options: { olderThanMs: number; limit: number }): Promise<Expired[]>
  /**
   * Writes a row, for `/healthz`.
   *
   * @returns milliseconds since the probe before, by the store's clock; null for the first
   */
  probe(): Promise<number | null>
  /** Finishes calls in flight and releases the database. */
  close(): Promise<void>
}

/** Maximum pause between two attempts in milliseconds; leases are shorter. */
export const maxPauseMs = 60 * 60_000

/** How long an idempotency key is remembered, in milliseconds. */
export const idempotencyKeyMs = 24 * 60 * 60_000

/** How long a text is remembered that several addresses send, in milliseconds. */
export const repeatMs = 7 * 24 * 60 * 60_000

/** How long after an announcement of the quarantine the next one may follow, in milliseconds. */
export const announcementMs = 24 * 60 * 60_000

/** The reason that the store adds when it quarantines a message for its text. */
export const repeatedText = 'the same text from other addresses'

/** The database cannot be reached or written. The message of this error contains nothing from a visitor. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}
