// npm run check:mail: checks whether mails and text messages arrive, and says what to do if they do not.
import { parseArgs } from 'node:util'
import { parseConfig } from '#server/config.ts'
import { readEnvFiles } from '#server/envFiles.ts'
import { checkMail } from './checkMail.ts'
import { renderVerdicts } from './verdict.ts'

const usage = `npm run check:mail                    checks the login and the sender's DNS records; sends nothing
npm run check:mail -- --send          also sends a test mail to the addresses of MAIL_TO
npm run check:mail -- --sms NUMBER    also sends a test text message to a number such as +421900123456
npm run check:mail -- --dns ADDRESS   asks this DNS server, such as 1.1.1.1`

const options = { dns: { type: 'string' }, send: { type: 'boolean' }, sms: { type: 'string' } } as const

function parse() {
  try {
    return parseArgs({ options }).values
  } catch {
    throw new Error(usage)
  }
}

async function run(): Promise<boolean> {
  const verdicts = await checkMail(parseConfig({ ...(await readEnvFiles()), ...process.env }), parse())
  console.log(renderVerdicts(verdicts))
  return verdicts.every(({ level }) => level !== 'fail')
}

const isFine = await run().catch((error: Error) => {
  console.error(error.message)
  return false
})
process.exitCode = isFine ? 0 : 1
