import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { SmtpServer } from '#server/delivery/transports/smtp.ts'
import type { Fault, ToParent } from './smtpProcess.ts'

/** Starts a mail server in a process of its own; its conversations can be broken off. */
export async function startMailServer() {
  const child = fork(new URL('./smtpProcess.ts', import.meta.url), { stdio: 'inherit' })
  const mails: { mail: string; from: string; to: string[] }[] = []
  let armed = () => {}
  child.on('message', (message: ToParent) => {
    if ('mail' in message) mails.push(message)
    if ('armed' in message) armed()
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const server: SmtpServer = { host: '127.0.0.1', port, secure: false, requireTLS: false }
  return {
    server,
    /** What was taken, the first one first. */
    mails,
    /** Breaks conversations from now on, or none if called without a fault. */
    breaking: (fault?: Fault) =>
      new Promise<void>((resolve) => {
        armed = resolve
        child.send({ fault })
      }),
    async stop(): Promise<void> {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
