import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Letter } from '../letters/Letter.ts'

/** A letter as nodemailer takes it: addresses as objects, and nothing is fetched or read from a disk. */
export const mailOptions = (letter: Letter): SendMailOptions => ({
  messageId: letter.messageId,
  date: letter.date,
  from: letter.from,
  to: letter.to,
  ...(letter.replyTo && { replyTo: letter.replyTo }),
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  ...(letter.invitation && {
    icalEvent: { method: 'PUBLISH', filename: 'consultation.ics', content: letter.invitation },
  }),
  // RFC 3834: no out-of-office note answers it.
  headers: { 'Auto-Submitted': 'auto-generated' },
  newline: 'win',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** A letter as one message (RFC 5322). */
export const mime = (letter: Letter): Promise<Buffer> => new MailComposer(mailOptions(letter)).compile().build()
