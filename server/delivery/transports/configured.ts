import type { DeliveryConfig } from '../config.ts'
import { mailApi } from './mailApi.ts'
import { mailFiles } from './mailFiles.ts'
import { NotDelivered } from './NotDelivered.ts'
import { smsGateway } from './smsGateway.ts'
import { smtp } from './smtp.ts'
import type { MailTransport, TextTransport } from './Transport.ts'

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

/** Returns the transport of text messages; without a gateway, those accepted while there was one are given up. */
export const textTransport = ({ sms }: DeliveryConfig): TextTransport => (sms ? smsGateway(sms) : switchedOff)

const switchedOff: TextTransport = async () => {
  throw new NotDelivered('never', 'sms off')
}
