import type { StoredMessage } from '#server/store/Store.ts'

/** A stored message. Its time is optional, because a mail that is sent without it is the same at every retry. */
export type MailedMessage = Omit<StoredMessage, 'acceptedAt'> & { acceptedAt: number | null }

/** A name and an address, kept apart, because one string could be parsed as two addresses. */
export type Address = { name: string; address: string }

/** A mail before encoding. It is the same at every attempt of a delivery. */
export type Mail = {
  /** Unique for each delivery and generation: its file name and its idempotency key at a mail API. */
  name: string
  /** Includes the angle brackets of the Message-ID header. */
  messageId: string
  from: Address
  /** The To header, which lists all recipients, so that colleagues see who else has the mail. */
  to: Address[]
  /** The one recipient of this delivery. */
  recipient: string
  replyTo?: Address
  subject: string
  /** Time of acceptance; by default the transport's current time. */
  date?: Date
  text: string
  html?: string
  /** An iCalendar text, METHOD:PUBLISH. */
  invitation?: string
}

/** The company as mails show it. */
export type Company = {
  name: string
  from: string
  to: string[]
  meetingUrl: string | undefined
  /** Both are left out of mails unless they are configured: a sample number must reach nobody (D3). */
  registrationNumber?: string | undefined
  postalAddress?: string | undefined
}
