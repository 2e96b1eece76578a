import PostalMime, { type Address } from 'postal-mime'
import { mime } from '#server/delivery/transports/mime.ts'
import type { Mail } from '#server/delivery/templates/Mail.ts'

/** Returns a mail as a mail program shows it, read by a parser of another author. */
export const sentMail = async (mail: Mail) => readMail(await mime(mail))

export async function readMail(message: Uint8Array | string) {
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'utf8' })
  return {
    ...mail,
    headerNames: mail.headers.map(({ key }) => key).toSorted(),
    recipients: [...mailboxes(mail.to), ...mailboxes(mail.cc), ...mailboxes(mail.bcc)],
    replies: mailboxes(mail.replyTo),
  }
}

const mailboxes = (addresses: Address[] = []): string[] =>
  addresses.flatMap(({ address, group }) => group?.map((member) => member.address ?? '') ?? [address ?? ''])
