import type { Submission } from '#contract/forms.ts'

/**
 * The kinds of deliveries. Of mails the worker takes those of the company first, which is their order by name. A
 * `company-notice` says that a message could not be mailed.
 */
export const deliveryKinds = [
  'company-mail',
  'company-notice',
  'confirmation-mail',
  'crm-webhook',
  'text-message',
] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** The kinds that go to a mailbox of the company. */
export const companyMailKinds: readonly DeliveryKind[] = ['company-mail', 'company-notice']

/** The kinds by where they go to: the mail server, the CRM, the SMS gateway. None of these makes another one wait. */
export const channels: readonly (readonly DeliveryKind[])[] = [
  ['company-mail', 'company-notice', 'confirmation-mail'],
  ['crm-webhook'],
  ['text-message'],
]

/**
 * `written`: a mail in a file, which nobody was sent; `dead`: given up; `withheld`: by a limit or a mark; `canceled`: by an
 * operator. All but the first two are sent only when an operator resends them.
 */
export const deliveryStates = ['waiting', 'delivered', 'written', 'dead', 'withheld', 'canceled'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a delivery to a visitor is withheld, as lists, logs and the company's mails say it. */
export const withheldFor = {
  spam: 'possible spam',
  country: 'country not in SMS_COUNTRIES',
  number: 'no complete international number',
  mailLimit: 'limit of confirmations reached',
  textLimit: 'limit of text messages reached',
}
export type Withheld = { kind: DeliveryKind; reason: string }

/** What is stored beside a submission. */
type MessageFacts = {
  id: string
  /** Why it looks like spam, in words; empty if it does not. */
  marks: string
  /** Where the visit came from, as a URL query (contract/leadSource.ts); empty if unknown. */
  source: string
}

/** An accepted message, which never changes; `acceptedAt` is in milliseconds since 1970. */
export type StoredMessage = Submission &
  MessageFacts & {
    acceptedAt: number
    /** Whether its row was damaged or edited by hand, so that the payload is empty. The others go on without it. */
    isUnreadable?: true
  }

/** At most `limit` messages or deliveries of one bucket in a window of `seconds`, which begins with the first of them. */
export type RateLimit = { bucket: string; limit: number; seconds: number }

/** A delivery, one for each recipient. */
export type NewDelivery = {
  kind: DeliveryKind
  /** Index of the company's recipient; 0 for all others. */
  position: number
  /** Limits that protect a stranger whose address a visitor typed; one that is reached withholds the delivery. */
  limits?: RateLimit[]
  /** Why it is withheld whatever the limits say. */
  withheld?: string
}

/** A message that passed validation, ready to be stored. */
export type NewMessage = Submission & MessageFacts & NewFacts

type NewFacts = {
  /** By which an operator finds the person: the address in lower case, and the digits of the number. */
  email: string
  phone: string
  idempotencyKey: string | null
  /** Digest of function and payload, which is the content of an idempotency key. */
  digest: string
  deliveries: NewDelivery[]
  /** One is taken from each, or from none if the message is rejected. A retry of an accepted message takes none. */
  rateLimits: RateLimit[]
}

export type AcceptResult =
  | { outcome: 'accepted'; id: string; withheld: Withheld[] }
  /** The key came before with the same content; `id` is the message stored then, at `acceptedAt`. */
  | { outcome: 'duplicate'; id: string; acceptedAt: number; withheld: Withheld[] }
  /** The key came before with other content. */
  | { outcome: 'key-reused' }
  | { outcome: 'rate-limited'; retryAfterSeconds: number }

/** One attempt at a delivery, which nobody else makes until its lease ends. */
export type DeliveryAttempt = {
  /** The id of the message. */
  id: string
  kind: DeliveryKind
  position: number
  /** How often an operator has resent it; part of its Message-ID and idempotency key. */
  generation: number
  /** In this generation, including this one. */
  attempts: number
  /** How many of them the receiver did not answer, or refused for the content. */
  doubts: number
  /** Since when it waits, in milliseconds since 1970. */
  waitingSince: number
  message: StoredMessage
  /**
   * Why the visitor's confirmations are withheld, by mail and as a text message: a reason, empty for one that is sent, and null
   * for one that there is not, as without a gateway.
   */
  withheld: { mail: string | null; text: string | null }
}

/** The outcome of an attempt; `waiting` for the next one. */
export type AttemptResult =
  | { state: 'delivered' | 'written' }
  | { state: 'waiting'; retryInMs: number; error: string; isDoubted?: boolean }
  /** `isNoticed`: the company gets a notice instead. */
  | { state: 'dead'; error: string; isNoticed?: boolean }

/** How deliveries do, but for confirmations by mail, which wait for days if a visitor mistyped the address. */
export type DeliveryFigures = LateDeliveries & {
  /** How many mails to the company were given up without a notice in their place, until somebody resends or erases them. */
  givenUp: number
  /** How many confirmations, text messages and events were given up in the last 24 hours. */
  givenUpOthers: number
}

/** How many mails to the company, text messages, and events for the CRM have waited for five minutes. */
export type LateDeliveries = { lateMails: number; lateTexts: number; lateEvents: number }

/** The progress of a delivery; times in milliseconds since 1970. */
export type StoredDelivery = Pick<DeliveryAttempt, 'kind' | 'position' | 'generation' | 'attempts'> & {
  state: DeliveryState
  /** When the next attempt is due; meaningless unless it waits. */
  dueAt: number
  /** When it was delivered, written, given up or withheld. */
  endedAt: number | null
  /** Why the last attempt failed, or why it is withheld. */
  note: string | null
}

export type ListedMessage = StoredMessage & { deliveries: StoredDelivery[] }

/** By what an operator finds somebody: the whole address, or the end of the number. */
export type Person = { email: string } | { phone: string }

/** Which messages to list: at most 100 unless `limit` says otherwise. */
export type ListFilter = {
  id?: string
  reference?: string
  idempotencyKey?: string
  state?: DeliveryState
  person?: Person
  limit?: number
}
