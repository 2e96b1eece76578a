import { createTransport, type NodemailerError } from 'nodemailer'
import { mailOptions } from './mime.ts'
import { NotDelivered } from './NotDelivered.ts'
import { timeoutMs, type MailTransport } from './Transport.ts'

/** Address and encryption of a mail server. */
export type SmtpServer = {
  host: string
  port: number
  /** True for TLS from the first byte. */
  secure: boolean
  /** Whether to close the connection if the server does not offer STARTTLS. */
  requireTLS: boolean
  auth?: { user: string; pass: string }
}

/**
 * Creates a transport that opens a connection for each mail, because a pooled connection can be dead without a sign.
 *
 * @param within timeout of an attempt in milliseconds
 */
export function smtp(server: SmtpServer, within = timeoutMs): MailTransport {
  const transport = createTransport({ ...server, disableFileAccess: true, disableUrlAccess: true })
  return async (mail) => {
    // The header lists all recipients of the company, but each delivery has one, so that each is retried independently.
    const envelope = { from: mail.from.address, to: [mail.recipient] }
    try {
      await transport.sendMail({ ...mailOptions(mail), envelope, signal: AbortSignal.timeout(within) })
    } catch (cause) {
      throw classifyError(cause as NodemailerError)
    }
  }
}

// Only these commands can fail because of the recipient or the mail. 421 closes the connection; 452 is a full disk.
const aboutMail = new Set(['RCPT TO', 'DATA'])
const aboutServer = new Set([421, 452])

function classifyError(cause: NodemailerError): NotDelivered {
  const { responseCode, command = '', permanent } = cause.rejectedErrors?.[0] ?? cause
  if (responseCode === undefined) {
    return new NotDelivered('unreachable', `smtp ${cause.originalCode ?? cause.code ?? cause.name}`, { cause })
  }
  // Only a new configuration helps, and a restart retries at once. Probes every half minute would lock the account.
  if (cause.code === 'EAUTH') return new NotDelivered('later', `smtp ${responseCode} AUTH`, { cause })
  const code = `smtp ${responseCode} ${command}`.trimEnd()
  const isAboutMail = aboutMail.has(command) && !aboutServer.has(responseCode)
  return new NotDelivered(isAboutMail ? (permanent ? 'never' : 'deferred') : 'unreachable', code, { cause })
}
