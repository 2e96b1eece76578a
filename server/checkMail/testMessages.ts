import { randomUUID } from 'node:crypto'
import type { DeliveryConfig } from '#server/delivery/config.ts'
import { asHtml, asText, particulars } from '#server/delivery/templates/page.ts'
import { textTransport } from '#server/delivery/transports/gateways.ts'
import { NotDelivered } from '#server/delivery/transports/NotDelivered.ts'
import type { MailTransport } from '#server/delivery/transports/Transport.ts'
import { phoneKey } from '#server/store/addressKeys.ts'
import { fail, ok, type Verdict } from './verdict.ts'

/** Sends a test mail to each of the company's addresses. */
export async function sendTestMails({ company }: DeliveryConfig, send: MailTransport): Promise<Verdict[]> {
  const subject = `Test of the mails of ${company.name}`
  const page = {
    opening: ['Somebody ran npm run check:mail to test the mails of the website. There is nothing to do.'],
    facts: [['Sent from', company.from] as [string, string]],
    closing: ['If this is in the spam folder, look at the SPF, DKIM and DMARC lines of the command.'],
    footer: particulars(company),
  }
  return Promise.all(
    company.to.map(async (recipient) => {
      const name = `${randomUUID()}.test`
      const domain = company.from.slice(company.from.lastIndexOf('@') + 1)
      const mail = {
        name,
        messageId: `<${name}@${domain}>`,
        from: { name: company.name, address: company.from },
        to: [{ name: '', address: recipient }],
        recipient,
        subject,
        text: asText(page),
        html: asHtml(subject, page),
      }
      return attempt('Mail', () => send(mail), {
        sent: `Accepted for ${recipient}. Look into that inbox, and into its spam folder.`,
        refused: `The mail to ${recipient} was not accepted`,
      })
    }),
  )
}

/** Sends a test text message to a number, even of a country that `SMS_COUNTRIES` does not name. */
export async function sendTestText(config: DeliveryConfig, number: string): Promise<Verdict> {
  if (!config.sms)
    return fail('SMS', 'There is no SMS gateway.', 'Set SMS_GATEWAY_URL, SMS_GATEWAY_KEY and SMS_COUNTRIES.')
  const text = {
    name: `${randomUUID()}.test`,
    to: phoneKey(number),
    text: `${config.company.name}: test of the text messages.`,
  }
  return attempt('SMS', () => textTransport(config)(text), {
    sent: `The gateway took the message to ${text.to}. Look at that phone.`,
    refused: `The message to ${text.to} was not accepted`,
  })
}

async function attempt(
  check: string,
  send: () => Promise<void>,
  { sent, refused }: { sent: string; refused: string },
): Promise<Verdict> {
  try {
    await send()
    return ok(check, sent)
  } catch (cause) {
    if (!(cause instanceof NotDelivered)) throw cause
    return fail(check, `${refused} (${cause.code}).`, 'The table of errors in docs/operations.md names the cause.')
  }
}
