import { randomUUID } from 'node:crypto'
import type { Config } from '../config.ts'
import { mailTransport } from './deliver.ts'
import { domainOf, type Company, type Mail } from './mails.ts'

/** Returns a mail about the website itself for each of the company's addresses. It holds nothing that was typed. */
export function notices({ name, from, to }: Company, subject: string, lines: string[]): Mail[] {
  const id = `${randomUUID()}.notice`
  return to.map((recipient, position) => ({
    name: `${id}${position > 0 ? `.${position + 1}` : ''}`,
    messageId: `<${id}@${domainOf(from)}>`,
    date: new Date(),
    from: { name, address: from },
    to: to.map((address) => ({ name: '', address })),
    recipient,
    subject,
    text: `${lines.join('\n')}\n`,
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  }))
}

/** Returns what mails a notice to the company. It rejects if an address does not accept it. */
export function noticeToCompany(config: Pick<Config, 'mail' | 'company' | 'outbox'>) {
  const send = mailTransport(config)
  return async (subject: string, lines: string[]): Promise<void> => {
    await Promise.all(notices(config.company, subject, lines).map(send))
  }
}
