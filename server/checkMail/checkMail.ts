import type { Config } from '#server/config.ts'
import { mailTransport } from '#server/delivery/transports/configured.ts'
import { mailFolder } from '#server/delivery/transports/mailFiles.ts'
import { checkDns, txtLookup } from './dns.ts'
import { checkLogin } from './login.ts'
import { sendTestMails, sendTestText } from './testMessages.ts'
import type { Verdict } from './verdict.ts'

/**
 * Checks whether the configured mails and text messages arrive.
 *
 * @param options `dns`: address of a DNS server; `send`: whether to send a test mail to the company's own addresses;
 *   `sms`: the number that gets a test text message
 */
export async function checkMail(
  { delivery, outbox }: Pick<Config, 'delivery' | 'outbox'>,
  { dns, send = false, sms }: { dns?: string | undefined; send?: boolean | undefined; sms?: string | undefined },
): Promise<Verdict[]> {
  const { from } = delivery.company
  const sender = {
    domain: from.slice(from.lastIndexOf('@') + 1),
    selector: delivery.dkimSelector,
    isApi: delivery.mail.transport === 'http',
  }
  const checks = [
    checkLogin(delivery).then((verdict) => [verdict]),
    checkDns(sender, txtLookup(dns)),
    ...(send ? [sendTestMails(delivery, mailTransport(delivery, mailFolder(outbox)))] : []),
    ...(sms === undefined ? [] : [sendTestText(delivery, sms).then((verdict) => [verdict])]),
  ]
  return (await Promise.all(checks)).flat()
}
