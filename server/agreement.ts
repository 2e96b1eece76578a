import { readFile } from 'node:fs/promises'
import type { Agreement } from '#contract/agreement.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

export type { Agreement }

/** Reads what the build left for the server beside the site. Throws if the build is older. */
export async function loadAgreement(siteFolder: string): Promise<Agreement> {
  const file = `${siteFolder}-server/agreement.json`
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} is missing, which says with what the pages were built. Run npm run build.`, { cause })
  })
  return JSON.parse(text) as Agreement
}

/**
 * Logs each variable that the pages were built with another value of, and a notice that does not name who else gets the
 * data of a form.
 *
 * @param keys the public keys that requests may carry
 */
export function logDisagreement(
  { values, namesRecipients }: Agreement,
  config: Config,
  log: Log,
  keys: string[],
): void {
  for (const [variable, built] of Object.entries(values)) {
    const here = config.shared[variable]!
    if (variable === 'VITE_BACKEND_ANON_KEY' ? keys.includes(built) : built === here) continue
    const consequence =
      variable === 'VITE_BACKEND_ANON_KEY'
        ? 'Every form is refused.'
        : 'The pages say something else than this server does.'
    log('error', 'site.differs', {
      variable,
      built,
      here,
      reason: `${consequence} Set it to the same value here and at the build, and build again.`,
    })
  }
  const receivers = [
    config.crm && 'CRM_WEBHOOK_URL',
    config.sms && 'SMS_GATEWAY_URL',
    config.mail.transport === 'http' && 'MAIL_API_URL',
  ].filter(Boolean)
  if (receivers.length > 0 && !namesRecipients)
    log('warn', 'site.recipients', {
      reason: `${receivers.join(', ')}: others get the data of the forms. Name them in VITE_DATA_RECIPIENTS, and build again.`,
    })
}
