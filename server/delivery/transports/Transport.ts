import type { CrmEvent } from '../templates/crmEvent.ts'
import type { Mail } from '../templates/Mail.ts'
import type { TextMessage } from '../templates/textMessage.ts'

/** Passes a mail on for delivery. Rejects with NotDelivered; settles within `timeoutMs`. */
export type MailTransport = (mail: Mail) => Promise<void>

/** Sends a text message. */
export type TextTransport = (message: TextMessage) => Promise<void>

/** Passes an event on to the CRM. */
export type EventTransport = (event: CrmEvent) => Promise<void>

/** The maximum duration of an attempt in milliseconds, shorter than the lease of a claimed delivery. */
export const timeoutMs = 10_000
