import type { DeliveryConfig } from '../config.ts'
import { NotDelivered } from './NotDelivered.ts'
import { smsGateway } from './smsGateway.ts'
import { standardWebhook } from './standardWebhook.ts'
import type { EventTransport, TextTransport } from './Transport.ts'

// Without their gateway, deliveries that were accepted while there was one are given up.
const switchedOff = (what: string) => async (): Promise<void> => {
  throw new NotDelivered('never', `${what} off`)
}

/**
 * Returns the transport of text messages.
 *
 * @param within milliseconds until an attempt is aborted
 */
export const textTransport = ({ sms }: DeliveryConfig, within?: number): TextTransport =>
  sms ? smsGateway(sms, within) : switchedOff('sms')

/** Returns the transport of events for the CRM. */
export const crmTransport = ({ crm }: DeliveryConfig, within?: number): EventTransport =>
  crm ? standardWebhook(crm, within) : switchedOff('crm')
