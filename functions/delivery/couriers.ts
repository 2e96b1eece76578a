import type { Accepted, Delivery } from '#functions/outbox/Outbox.ts'
import type { FunctionName } from '#src/backend/functions.ts'
import type { MailCarrier, TextCarrier } from './carriers/Carrier.ts'
import type { DeliveryConfig } from './config.ts'
import { companyLetter } from './letters/companyLetter.ts'
import { confirmationLetter } from './letters/confirmationLetter.ts'
import type { Company } from './letters/Letter.ts'
import { textMessage } from './letters/textMessage.ts'

/** What has to be delivered of a message to a function; a text message only where there is a gateway for it. */
export function deliveriesOf(name: FunctionName, { sms }: DeliveryConfig): Delivery[] {
  if (name === 'send-contact-email') return ['company-mail']
  return sms ? ['company-mail', 'confirmation-mail', 'text-message'] : ['company-mail', 'confirmation-mail']
}

/** Carries out each kind of delivery. Rejects with NotDelivered. */
export type Couriers = Record<Delivery, (accepted: Accepted) => Promise<void>>

/** Writes what a delivery says, and hands it to its carrier. */
export function couriers(company: Company, mail: MailCarrier, text: TextCarrier): Couriers {
  return {
    'company-mail': async (accepted) => mail(companyLetter(accepted, company)),
    'confirmation-mail': async (accepted) => mail(confirmationLetter(accepted, bookingOf(accepted), company)),
    'text-message': async (accepted) => text(textMessage(accepted, bookingOf(accepted), company)),
  }
}

function bookingOf({ id, payload }: Accepted) {
  if (!('timezone' in payload)) throw new Error(`${id} is no booking, so there is nothing to confirm.`)
  return payload
}
