import { randomUUID } from 'node:crypto'
import type { Company } from '#server/delivery/templates/Mail.ts'
import { postJson } from '#server/delivery/transports/http.ts'
import { smtp } from '#server/delivery/transports/smtp.ts'
import type { AlertConfig } from './config.ts'

/** A channel to the operators. Rejects with NotDelivered; settles within ten seconds. */
export type Channel = { name: 'webhook' | 'mail'; send: (alert: { subject: string; text: string }) => Promise<void> }

/** Creates the configured channels, which are independent of the deliveries' transports. */
export function alertChannels({ webhookUrl, mail }: AlertConfig, company: Company): Channel[] {
  return [...(webhookUrl ? [webhook(webhookUrl)] : []), ...(mail ? [mailbox(mail, company.name)] : [])]
}

/** Posts `{ "text": … }`, which Slack, Mattermost, Rocket.Chat and Google Chat accept. */
const webhook = (url: string): Channel => ({
  name: 'webhook',
  send: ({ subject, text }) => postJson(url, { body: JSON.stringify({ text: `${subject}\n${text}` }), what: 'alert' }),
})

function mailbox({ from, to, server }: NonNullable<AlertConfig['mail']>, name: string): Channel {
  const transport = smtp(server)
  return {
    name: 'mail',
    send: ({ subject, text }) => {
      const id = randomUUID()
      return transport({
        name: `${id}.alert`,
        messageId: `<${id}.alert@${from.slice(from.lastIndexOf('@') + 1)}>`,
        from: { name, address: from },
        to: [{ name: '', address: to }],
        recipient: to,
        subject,
        text: `${text}\n`,
      })
    },
  }
}
