import type { Log } from '#functions/log.ts'
import type { DeliveryConfig } from '../config.ts'
import type { MailCarrier, TextCarrier } from './Carrier.ts'
import { mailApi } from './mailApi.ts'
import { mailFiles } from './mailFiles.ts'
import { NotDelivered } from './NotDelivered.ts'
import { smsGateway } from './smsGateway.ts'
import { smtp } from './smtp.ts'

/**
 * The carrier of mails that is configured.
 *
 * @param folder where mails become files when no other carrier is configured
 */
export function mailCarrier({ mail }: DeliveryConfig, folder: string, log: Log): MailCarrier {
  if (mail.transport === 'http') return mailApi(mail.gateway)
  if (mail.transport === 'file') return mailFiles(folder)
  return smtp(mail.server, (count) => log('error', 'mail.recipientsRefused', { count }))
}

/** The carrier of text messages; one that was asked for while there was a gateway waits for the operator. */
export const textCarrier = ({ sms }: DeliveryConfig): TextCarrier => (sms ? smsGateway(sms) : switchedOff)

const switchedOff: TextCarrier = async () => {
  throw new NotDelivered('never', 'sms off')
}
