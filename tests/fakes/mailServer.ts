import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import PostalMime, { type Address } from 'postal-mime'
import type { SmtpServer } from '#server/config.ts'
import { encodeMail, type Mail } from '#server/delivery/mails.ts'

/** A fault and its step; `end` is the dot after the mail. The server has taken the mail when it resets the connection there. */
export type Fault = {
  at: 'greeting' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end'
  is: 'silent' | 'reset' | { answer: string }
}

const answers: Record<string, string> = {
  greeting: '220 mail',
  EHLO: '250-mail\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 sender',
  RCPT: '250 recipient',
  DATA: '354 go on',
  end: '250 taken',
  QUIT: '221 bye',
}

/** Starts a mail server (RFC 5321) on a free port of this machine, which can fail at a given step. */
export async function startMailServer() {
  const mails: { envelope: string[]; mail: string }[] = []
  let fault: Fault | undefined
  let offersTls = false

  function answer(step: string, socket: Socket): void {
    const usual = step === 'EHLO' && offersTls ? '250-mail\r\n250 STARTTLS' : answers[step]
    const is = fault?.at === step ? fault.is : { answer: usual ?? '500 unknown' }
    if (is === 'reset') socket.resetAndDestroy()
    else if (is !== 'silent') socket.write(`${is.answer}\r\n`)
  }

  async function converse(socket: Socket): Promise<void> {
    const [envelope, lines]: [string[], string[]] = [[], []]
    let isInMail = false
    answer('greeting', socket)
    for await (const line of createInterface({ input: socket.setEncoding('latin1') })) {
      if (isInMail && line !== '.') {
        lines.push(line.replace(/^\./, ''))
        continue
      }
      const step: string = isInMail ? 'end' : line.split(' ')[0]!.toUpperCase()
      if (step === 'MAIL' || step === 'RCPT') envelope.push(line)
      if (step === 'end' && (fault?.at !== 'end' || fault.is === 'reset'))
        mails.push({ envelope, mail: lines.join('\r\n') })
      isInMail = step === 'DATA' && fault?.at !== 'DATA'
      answer(step, socket)
      if (step === 'QUIT') socket.end()
    }
  }

  const sockets = new Set<Socket>()
  const listening = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)))
    void converse(socket)
  })
  await once(listening.listen(0, '127.0.0.1'), 'listening')
  const { port } = listening.address() as AddressInfo
  const server: SmtpServer = {
    host: '127.0.0.1',
    port,
    secure: false,
    requireTLS: false,
    opportunisticTLS: true,
    tls: { rejectUnauthorized: true },
  }
  return {
    server,
    /** The received mails, oldest first, each with its lines of MAIL and RCPT. */
    mails,
    /** Sets the fault of the next steps; without an argument there is none. */
    breaking: (next?: Fault) => void (fault = next),
    /** Lets it offer STARTTLS, which it then refuses. */
    offeringTls: (offers: boolean) => void (offersTls = offers),
    /** Also ends connections, whose attempts would otherwise wait for as long as they may. */
    stop: () => {
      listening.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Parses a mail with an independent library, as a mail program shows it. */
export const sentMail = async (mail: Mail) => readMail(await encodeMail(mail))

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
