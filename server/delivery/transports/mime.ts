import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mail } from '../templates/Mail.ts'

/** Returns a mail as nodemailer takes it: addresses as objects, so that it fetches and reads nothing by itself. */
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
  // RFC 3834: no out-of-office note answers it.
  headers: { 'Auto-Submitted': 'auto-generated' },
  newline: 'win',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Encodes a mail as one message (RFC 5322). */
export const mime = (mail: Mail): Promise<Buffer> => new MailComposer(mailOptions(mail)).compile().build()
