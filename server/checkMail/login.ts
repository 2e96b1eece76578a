import { randomUUID } from 'node:crypto'
import { createTransport, type NodemailerError } from 'nodemailer'
import type { DeliveryConfig } from '#server/delivery/config.ts'
import { post, type Gateway } from '#server/delivery/transports/http.ts'
import { NotDelivered } from '#server/delivery/transports/NotDelivered.ts'
import type { SmtpServer } from '#server/delivery/transports/smtp.ts'
import { fail, ok, type Verdict } from './verdict.ts'

/** Checks that the mail transport can be reached and accepts the credentials. Sends no mail. */
export async function checkLogin({ mail }: DeliveryConfig): Promise<Verdict> {
  if (mail.transport === 'smtp') return checkSmtp(mail.server)
  if (mail.transport === 'http') return checkApi(mail.gateway)
  return fail('Login', 'Mails are written to files and sent to nobody.', 'Set MAIL_TRANSPORT to smtp or http.')
}

async function checkSmtp(server: SmtpServer, within = 10_000): Promise<Verdict> {
  const place = `${server.host}:${server.port}`
  const limits = { connectionTimeout: within, greetingTimeout: within, socketTimeout: within }
  const transport = createTransport({ ...server, ...limits })
  try {
    await transport.verify()
    return ok('Login', server.auth ? `${place} accepts the user and the password.` : `${place} asks for no login.`)
  } catch (cause) {
    const { code, originalCode, responseCode } = cause as NodemailerError
    const reason = [originalCode ?? code, responseCode].filter(Boolean).join(' ')
    if (code === 'EAUTH')
      return fail('Login', `${place} refuses the login (${reason}).`, 'Correct the user and the password in SMTP_URL.')
    if (code === 'ETLS')
      return fail(
        'Login',
        `${place} offers no valid TLS (${reason}).`,
        'Use smtps://, or the port of STARTTLS, in SMTP_URL.',
      )
    return fail('Login', `${place} cannot be used (${reason}).`, 'Check host and port in SMTP_URL, and the firewall.')
  } finally {
    transport.close()
  }
}

/** A mail API has no login. It checks the key before the body, so an empty mail shows whether it refuses the key. */
async function checkApi(gateway: Gateway): Promise<Verdict> {
  const { host } = new URL(gateway.url)
  try {
    await post(gateway, 'status', randomUUID(), {})
  } catch (cause) {
    if (!(cause instanceof NotDelivered)) throw cause
    if (cause.failure !== 'never') {
      const isKey = /40[13]$/.test(cause.code)
      return fail(
        'Login',
        `${host} ${isKey ? 'refuses the key' : 'cannot be used'} (${cause.code}).`,
        isKey ? 'Correct MAIL_API_KEY.' : 'Check MAIL_API_URL, and that this machine reaches it.',
      )
    }
  }
  return ok('Login', `${host} accepts the key.`)
}
