import { Readable } from 'node:stream'
import { createTransport, type NodemailerError } from 'nodemailer'
import type { SmtpServer } from '../config.ts'
import { encodeMail, type SendMail } from './mails.ts'
import { NotDelivered } from './notDelivered.ts'

/**
 * Milliseconds for the connection with its greeting; until the server asks for the mail; and from then until it answers,
 * which content filters do after they have scanned the mail (RFC 5321, 4.5.3.2.6).
 */
const limits = { greeting: 60_000, mail: 120_000, answer: 600_000 }

/**
 * Returns what sends mails by a mail server. Each gets a connection of its own, because the server or a firewall may have
 * closed a pooled one.
 */
export function smtp(server: SmtpServer, within = limits): SendMail {
  const options = { ...server, connectionTimeout: within.greeting, greetingTimeout: within.greeting }
  return async (mail) => {
    const ending = new AbortController()
    const end = () => ending.abort()
    let timer = setTimeout(end, within.mail)
    let isSent = false
    /** Passes the encoded mail on. Nodemailer reads it when the server has asked for it. */
    async function* read(input: AsyncIterable<unknown>) {
      yield* input
      isSent = true
      clearTimeout(timer)
      timer = setTimeout(end, within.answer)
    }
    const transport = createTransport({ ...options, disableFileAccess: true, disableUrlAccess: true })
    transport.use('stream', ({ message }, done) => {
      message.processFunc((input) => Readable.from(read(input)))
      done()
    })
    try {
      await transport.sendMail({
        raw: await encodeMail(mail),
        // The To header lists all recipients of the company, but each delivery has one, so that each is retried by itself.
        envelope: { from: mail.from.address, to: [mail.recipient] },
        signal: ending.signal,
      })
    } catch (error) {
      throw classifyError(error as NodemailerError, isSent)
    } finally {
      clearTimeout(timer)
    }
  }
}

// Only these commands can fail because of the recipient or the mail; others are about the configuration.
const aboutMail = new Set(['RCPT TO', 'DATA'])
// Servers also call permanent what passes: a full mailbox (552, 5.2.2), a full disk (5.3), a limit of the day (5.4).
const passing = /^552(?! 5)|^\d+ 5\.(2\.2|[34]\.)/
// Of the enhanced status codes (RFC 3463) only these name the content: 5.6 its encoding, 5.7 what a filter thinks of it.
const aboutContent = /^\d+ 5\.[67]\./

/** Returns the failure without the text of the answer, which may quote the mail or the password. */
function classifyError(cause: NodemailerError, isSent: boolean): NotDelivered {
  const { responseCode, command = '', permanent, response = '' } = cause.rejectedErrors?.[0] ?? cause
  if (responseCode === undefined) {
    const given = cause.originalCode ?? cause.code ?? cause.name
    const code = `smtp ${given === 'EABORT' ? 'ETIMEDOUT' : given}`
    return isSent
      ? new NotDelivered(`${code} after DATA`, { doubt: 'unanswered', cause })
      : new NotDelivered(code, { cause })
  }
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
  const status = `${responseCode} ${enhanced}`.trimEnd()
  const isFinal = permanent === true && aboutMail.has(command) && !passing.test(status)
  const doubt = isFinal && command === 'DATA' && aboutContent.test(status) ? 'content' : undefined
  return new NotDelivered(`smtp ${status} ${command}`.trimEnd(), { isFinal, doubt, cause })
}
