import type { SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Mail } from './mails.ts'

/** Converts a mail for nodemailer. Addresses are objects, so that it parses none, and it reads no files or URLs. */
export const mailOptions = ({ name: _, recipient: __, invitation, ...mail }: Mail): SendMailOptions => ({
  ...mail,
  icalEvent: invitation && { method: 'PUBLISH', filename: 'consultation.ics', content: invitation },
  newline: 'win',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Encodes a mail as a MIME message (RFC 5322). */
export const encodeMail = (mail: Mail): Promise<Buffer> => new MailComposer(mailOptions(mail)).compile().build()
