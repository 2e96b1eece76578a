import * as v from 'valibot'
import { gatewayUrl, mailAddress, smtpUrl } from '#server/delivery/config.ts'
import { smtpServer } from '#server/delivery/smtpServer.ts'
import type { SmtpServer } from '#server/delivery/transports/smtp.ts'

/** Where alerts are sent: to a chat's webhook, to a mailbox by a mail server of its own, or to both. */
export type AlertConfig = {
  webhookUrl: string | undefined
  mail: { from: string; to: string; server: SmtpServer } | undefined
}

const Variables = v.object({
  ALERT_WEBHOOK_URL: v.optional(gatewayUrl),
  ALERT_MAIL_TO: v.optional(mailAddress),
  ALERT_MAIL_FROM: v.optional(mailAddress),
  ALERT_SMTP_URL: v.optional(smtpUrl),
  SMTP_URL: v.optional(v.string()),
})

const together = ['ALERT_MAIL_TO', 'ALERT_MAIL_FROM', 'ALERT_SMTP_URL'] as const

/** Validates the variables of alerts. The path of each issue is the variable's name. */
export const AlertVariables = v.pipe(
  Variables,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const given = dataset.value
    const fail = (key: keyof typeof given, message: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: given, key, value: given[key] }] })
    const present = together.filter((name) => given[name] !== undefined)
    if (present.length > 0)
      for (const name of together.filter((other) => !present.includes(other)))
        fail(name, `set it, because ${present[0]} is set`)
    if (given.ALERT_SMTP_URL && given.ALERT_SMTP_URL.host === smtpServer(given.SMTP_URL ?? '')?.host)
      fail('ALERT_SMTP_URL', 'name another mail server than SMTP_URL, because alerts report that this one fails')
  }),
  v.transform(
    ({
      ALERT_WEBHOOK_URL: webhookUrl,
      ALERT_MAIL_TO: to,
      ALERT_MAIL_FROM: from,
      ALERT_SMTP_URL: server,
    }): AlertConfig => ({
      webhookUrl,
      mail: to && from && server ? { from, to, server } : undefined,
    }),
  ),
)
