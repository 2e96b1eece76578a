import { createTransport, type NodemailerError } from 'nodemailer'
import type { SmtpServer } from '../config.ts'
import { mailOptions, type SendMail } from './mails.ts'
import { NotDelivered, timeoutMs } from './worker.ts'

/**
 * Returns what sends mails by a mail server, within so many milliseconds. Each gets a connection of its own, because a pooled
 * one can be dead without a sign.
 */
export function smtp(server: SmtpServer, within = timeoutMs): SendMail {
  const transport = createTransport({ ...server, disableFileAccess: true, disableUrlAccess: true })
  return async (mail) => {
    // The To header lists all recipients of the company, but each delivery has one, so that each is retried by itself.
    const envelope = { from: mail.from.address, to: [mail.recipient] }
    try {
      await transport.sendMail({ ...mailOptions(mail), envelope, signal: AbortSignal.timeout(within) })
    } catch (error) {
      throw classifyError(error as NodemailerError)
    }
  }
}

// Only these commands can fail because of the recipient or the mail; others are about the configuration.
const aboutMail = new Set(['RCPT TO', 'DATA'])

/** Returns the failure without the text of the answer, which may quote the mail or the password. */
function classifyError(cause: NodemailerError): NotDelivered {
  const { responseCode, command = '', permanent } = cause.rejectedErrors?.[0] ?? cause
  if (responseCode === undefined)
    return new NotDelivered(`smtp ${cause.originalCode ?? cause.code ?? cause.name}`, { cause })
  const isFinal = permanent === true && aboutMail.has(command)
  return new NotDelivered(`smtp ${responseCode} ${command}`.trimEnd(), { isFinal, cause })
}
