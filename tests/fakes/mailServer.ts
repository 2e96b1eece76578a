import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { SmtpServer } from '#server/config.ts'

/**
 * A fault and its step; `end` is the dot after the mail. With `lost`, the server takes the mail, but its answer does not
 * arrive.
 */
export type Fault = {
  at: 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end'
  is: 'silent' | 'reset' | 'lost' | 'dripping' | { answer: string }
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
  const mails: { mail: string; from: string; to: string[] }[] = []
  const sockets = new Set<Socket>()
  let fault: Fault | undefined

  function answer(step: string, socket: Socket): void {
    const is = fault?.at === step ? fault.is : undefined
    if (is === undefined) socket.write(`${answers[step] ?? '500 unknown'}\r\n`)
    else if (typeof is === 'object') socket.write(`${is.answer}\r\n`)
    else if (is === 'reset' || is === 'lost') socket.resetAndDestroy()
    else if (is === 'dripping') {
      const dripping = setInterval(() => socket.write('220-wait\r\n'), 20)
      socket.once('close', () => clearInterval(dripping))
    }
  }

  async function converse(socket: Socket): Promise<void> {
    const received = { mail: '', from: '', to: [] as string[] }
    let isInMail = false
    answer('greeting', socket)
    for await (const line of createInterface({ input: socket.setEncoding('latin1') })) {
      if (isInMail && line !== '.') {
        received.mail += `${line.replace(/^\./, '')}\r\n`
        continue
      }
      const step: string = isInMail ? 'end' : line.split(' ')[0]!.toUpperCase()
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      if (step === 'MAIL') received.from = address
      if (step === 'RCPT') received.to.push(address)
      if (step === 'end' && (fault?.at !== 'end' || fault.is === 'lost')) mails.push(received)
      isInMail = step === 'DATA' && fault?.at !== 'DATA'
      answer(step, socket)
      if (step === 'QUIT') socket.end()
    }
  }

  const listening = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
    void converse(socket)
  })
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const server: SmtpServer = {
    host: '127.0.0.1',
    port: (listening.address() as AddressInfo).port,
    secure: false,
    requireTLS: false,
  }
  return {
    server,
    /** The received mails, oldest first. */
    mails,
    /** Sets the fault of the next steps; without an argument there is none. */
    breaking: (next?: Fault) => void (fault = next),
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      listening.close()
      await once(listening, 'close')
    },
  }
}
