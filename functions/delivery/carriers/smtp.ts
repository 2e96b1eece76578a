import { createTransport, type NodemailerError } from 'nodemailer'
import { patience, type MailCarrier } from './Carrier.ts'
import { mailOptions } from './mime.ts'
import { NotDelivered } from './NotDelivered.ts'

/** How a mail server is reached. */
export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  /** Whether nothing may be said before STARTTLS. */
  requireTLS: boolean
  auth?: { user: string; pass: string }
}

/**
 * Sends each letter over a connection of its own: one that was kept could have died unnoticed.
 *
 * @param server where to
 * @param within milliseconds, until an attempt is broken off
 * @param onRefused hears how many of the company's recipients were refused when at least one was accepted
 */
export function smtp(server: SmtpServer, onRefused: (count: number) => void, within = patience): MailCarrier {
  const transport = createTransport({ ...server, disableFileAccess: true, disableUrlAccess: true })
  return async (letter) => {
    try {
      const { rejected } = await transport.sendMail({ ...mailOptions(letter), signal: AbortSignal.timeout(within) })
      if (rejected && rejected.length > 0) onRefused(rejected.length)
    } catch (cause) {
      throw failureOf(cause as NodemailerError)
    }
  }
}

// Only these verbs may speak of the recipient and the letter. 421 closes the connection and 452 has no room, for anybody.
const aboutLetter = new Set(['RCPT TO', 'DATA'])
const aboutServer = new Set([421, 452])

function failureOf(cause: NodemailerError): NotDelivered {
  const { responseCode, command = '', permanent } = cause.rejectedErrors?.[0] ?? cause
  if (responseCode === undefined) {
    return new NotDelivered('unreachable', `smtp ${cause.originalCode ?? cause.code ?? cause.name}`, { cause })
  }
  // Only a new configuration mends it, and its start tries at once: to knock every half minute would lock the account.
  if (cause.code === 'EAUTH') return new NotDelivered('later', `smtp ${responseCode} AUTH`, { cause })
  const code = `smtp ${responseCode} ${command}`.trimEnd()
  const isAboutLetter = aboutLetter.has(command) && !aboutServer.has(responseCode)
  return new NotDelivered(isAboutLetter ? (permanent ? 'never' : 'deferred') : 'unreachable', code, { cause })
}
