/** Somebody who writes or is written to. A name and an address stay apart: a string of both could be read as two. */
export type Address = { name: string; address: string }

/** A mail before it is put into the form of its carrier. The same message gives the same letter at every attempt. */
export type Letter = {
  /** Names the letter among files: id and delivery of what was accepted. */
  name: string
  /** With its angle brackets, as in the Message-ID header. */
  messageId: string
  from: Address
  to: Address[]
  replyTo?: Address
  subject: string
  date: Date
  text: string
  html: string
  /** An iCalendar text, METHOD:PUBLISH. */
  invitation?: string
}

/** The company as letters show it. */
export type Company = { name: string; from: string; to: string[]; meetingUrl: string | undefined }
