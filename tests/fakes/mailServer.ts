import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { SmtpServer } from '#server/config.ts'
import type { Fault, ToParent } from './smtpProcess.ts'

/** Starts a mail server in a process of its own, which can fail at a given step. */
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
    /** The received mails, oldest first. */
    mails,
    /** Sets the fault of the following conversations; without an argument there is none. */
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
