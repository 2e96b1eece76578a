import PostalMime, { type Address } from 'postal-mime'
import { mime } from '#functions/delivery/carriers/mime.ts'
import type { Letter } from '#functions/delivery/letters/Letter.ts'

/** What a mail program shows of a letter, read by a parser that is not the composer's. */
export const sentMail = async (letter: Letter) => readMail(await mime(letter))

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
