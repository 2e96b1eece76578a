// npm run check:mail: sends a test mail to each address of MAIL_TO, and says what happened and what to change.
import { parseConfig, type Config } from './config.ts'
import { mailTransport } from './delivery/deliver.ts'
import { notices } from './delivery/notice.ts'
import { NotDelivered } from './delivery/notDelivered.ts'

/** What to change, by the code of a failure. The first that matches holds. */
const advice: [code: RegExp, todo: string][] = [
  [/^smtp (EAUTH|53\d)/, 'The mail server refuses the login: correct the user and the password in SMTP_URL.'],
  [
    /^smtp (ETLS|.*(CERT|SSL|SELF_SIGNED))/,
    'It offers no valid TLS: use smtps://, or the port of STARTTLS, in SMTP_URL.',
  ],
  [/^smtp .*MAIL FROM$/, 'The mail server does not send for this sender: correct MAIL_FROM.'],
  [/^smtp .*RCPT TO$/, 'The mail server refuses the recipient: correct MAIL_TO, or allow it to relay.'],
  [/^smtp \d/, 'The mail server refuses the mail: look for the code in its log.'],
  [/^smtp /, 'The mail server cannot be reached: check host and port in SMTP_URL, and the firewall.'],
  [/^mail api 40[13]$/, 'The mail API refuses the key or the sender: correct MAIL_API_KEY or MAIL_FROM.'],
  [/^mail api (400|422)$/, 'The mail API refuses an address: correct MAIL_FROM or MAIL_TO.'],
  [/^mail api /, 'The mail API cannot be used: check MAIL_API_URL, and that this machine reaches it.'],
]

/**
 * Sends a test mail to each of the company's addresses.
 *
 * @param say called with a line for each
 * @returns whether all were accepted
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
      const todo =
        advice.find(([code]) => code.test(error.code))?.[1] ?? 'See the table of errors in docs/operations.md.'
      say(`Not accepted for ${mail.recipient} (${error.code}). ${todo}`)
    }
  }
  return isFine
}

if (import.meta.main)
  try {
    if (!(await checkMail(parseConfig(process.env), console.log))) process.exitCode = 1
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
