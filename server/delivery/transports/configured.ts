import type { DeliveryConfig } from '../config.ts'
import { mailApi } from './mailApi.ts'
import { mailFiles } from './mailFiles.ts'
import { smtp } from './smtp.ts'
import type { MailTransport } from './Transport.ts'

/**
 * Returns the mail transport of the configuration.
 *
 * @param folder where mails become files if that is the transport
 */
export function mailTransport({ mail }: DeliveryConfig, folder: string): MailTransport {
  if (mail.transport === 'http') return mailApi(mail.gateway)
  if (mail.transport === 'file') return mailFiles(folder)
  return smtp(mail.server)
}
