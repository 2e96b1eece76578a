import type { DeliveryConfig } from '../config.ts'
import { mailApi } from './mailApi.ts'
import { mailFiles } from './mailFiles.ts'
import { smtp } from './smtp.ts'
import type { MailTransport } from './Transport.ts'

/**
 * Creates the configured mail transport.
 *
 * @param folder for mail files, if they are the transport
 */
export function mailTransport({ mail }: DeliveryConfig, folder: string): MailTransport {
  if (mail.transport === 'http') return mailApi(mail.gateway)
  if (mail.transport === 'file') return mailFiles(folder)
  return smtp(mail.server)
}
