import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mail } from '../templates/Mail.ts'

/** Converts a mail for nodemailer. Addresses are objects, so that nodemailer parses none; it reads no files or URLs. */
export const mailOptions = (mail: Mail): SendMailOptions => ({
  messageId: mail.messageId,
  ...(mail.date && { date: mail.date }),
  from: mail.from,
  to: mail.to,
  ...(mail.replyTo && { replyTo: mail.replyTo }),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html !== undefined && { html: mail.html }),
  ...(mail.invitation && {
    icalEvent: { method: 'PUBLISH', filename: 'consultation.ics', content: mail.invitation },
  }),
  // Prevents automatic replies (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-generated' },
  newline: 'win',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Encodes a mail as a MIME message (RFC 5322). */
export const mime = (mail: Mail): Promise<Buffer> => new MailComposer(mailOptions(mail)).compile().build()
