import { createTransport, type NodemailerError } from 'nodemailer'
import { mailOptions } from './mime.ts'
import { NotDelivered } from './NotDelivered.ts'
import { timeoutMs, type MailTransport } from './Transport.ts'

/** How a mail server is reached. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  /** Whether the connection is given up unless the server offers STARTTLS. */
  requireTLS: boolean
  auth?: { user: string; pass: string }
}

/**
 * Returns a transport that sends each mail over its own connection: a pooled one could be dead without a sign.
 *
 * @param within milliseconds until an attempt is aborted
 */
export function smtp(server: SmtpServer, within = timeoutMs): MailTransport {
  const transport = createTransport({ ...server, disableFileAccess: true, disableUrlAccess: true })
  return async (mail) => {
    // The header shows every recipient of the company; this delivery goes to one, so that each is retried alone.
    const envelope = { from: mail.from.address, to: [mail.recipient] }
    try {
      await transport.sendMail({ ...mailOptions(mail), envelope, signal: AbortSignal.timeout(within) })
    } catch (cause) {
      throw failureOf(cause as NodemailerError)
    }
  }
}

// Only these commands can fail because of the recipient or the mail. 421 closes the connection and 452 is a full disk.
const aboutMail = new Set(['RCPT TO', 'DATA'])
const aboutServer = new Set([421, 452])

function failureOf(cause: NodemailerError): NotDelivered {
  const { responseCode, command = '', permanent } = cause.rejectedErrors?.[0] ?? cause
  if (responseCode === undefined) {
    return new NotDelivered('unreachable', `smtp ${cause.originalCode ?? cause.code ?? cause.name}`, { cause })
  }
  // Only a new configuration helps, and its start retries at once; a probe every half minute would lock the account.
  if (cause.code === 'EAUTH') return new NotDelivered('later', `smtp ${responseCode} AUTH`, { cause })
  const code = `smtp ${responseCode} ${command}`.trimEnd()
  const isAboutMail = aboutMail.has(command) && !aboutServer.has(responseCode)
  return new NotDelivered(isAboutMail ? (permanent ? 'never' : 'deferred') : 'unreachable', code, { cause })
}
