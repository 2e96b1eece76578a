import type { StoredMessage } from '#server/store/Store.ts'

/** A stored message; without its time, a retry gives the same mail even if it was accepted again in between. */
export type MailedMessage = Omit<StoredMessage, 'acceptedAt'> & { acceptedAt: number | null }

/** A name and an address. They stay apart: one string of both could be read as two addresses. */
export type Address = { name: string; address: string }

/** A mail before a transport encodes it. The same delivery gives the same mail at every attempt. */
export type Mail = {
  /** Unique for each delivery and generation: its file name and its idempotency key at a mail API. */
  name: string
  /** With its angle brackets, as in the Message-ID header. */
  messageId: string
  from: Address
  /** The To header: everybody who gets this mail, so that colleagues see of one another. */
  to: Address[]
  /** The one address that this delivery goes to. */
  recipient: string
  replyTo?: Address
  subject: string
  /** When the message was accepted; the transport's own time if it is missing. */
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
