// npm run check:mail: sends a test mail to each address of MAIL_TO, and says what happened.
import { loadConfig } from '../builtFacts.ts'
import type { Config } from '../config.ts'
import { mailTransport } from '../delivery/deliver.ts'
import { notices } from '../delivery/mails.ts'
import { NotDelivered } from '../delivery/notDelivered.ts'

/**
 * Sends a test mail to each of the company's addresses, says what became of it, and returns whether all were accepted.
 */
export async function checkMail(
  config: Pick<Config, 'mail' | 'company' | 'outbox'>,
  say: (line: string) => void,
): Promise<boolean> {
  if (config.mail.transport === 'file') {
    say('Mails are written to files and sent to nobody. Set MAIL_TRANSPORT to smtp or http.')
    return false
  }
  const send = mailTransport(config)
  let isFine = true
  const lines = ['Somebody ran npm run check:mail to test the mails of the website. There is nothing to do.']
  for (const mail of notices(config.company, `Test of the mails of ${config.company.name}`, lines)) {
    try {
      await send(mail)
      say(`Accepted for ${mail.recipient}. Look into that inbox, and into its spam folder.`)
    } catch (error) {
      if (!(error instanceof NotDelivered)) throw error
      isFine = false
      say(`Not accepted for ${mail.recipient}: ${error.code}. See the table of errors in docs/operations.md.`)
    }
  }
  return isFine
}

if (import.meta.main)
  try {
    if (!(await checkMail(await loadConfig(process.env), console.log))) process.exitCode = 1
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
