import type { ClaimedDelivery, DeliveryKind } from '#server/store/Store.ts'
import { companyMail } from './templates/companyMail.ts'
import { confirmationMail } from './templates/confirmationMail.ts'
import { crmEvent } from './templates/crmEvent.ts'
import type { Company, MailedMessage } from './templates/Mail.ts'
import { textMessage } from './templates/textMessage.ts'
import type { EventTransport, MailTransport, TextTransport } from './transports/Transport.ts'

/** The part of a delivery that handlers need. */
export type Delivery = Pick<ClaimedDelivery, 'position' | 'generation'> & { message: MailedMessage }

/** One handler per kind of delivery, which makes one attempt. Rejects with NotDelivered. */
export type DeliveryHandlers = Record<DeliveryKind, (delivery: Delivery) => Promise<void>>

/** Creates handlers, which render the template of a delivery and pass the result to its transport. */
export function deliveryHandlers(
  company: Company,
  transports: { mail: MailTransport; text: TextTransport; crm: EventTransport },
): DeliveryHandlers {
  const { mail, text, crm } = transports
  return {
    'company-mail': async ({ message, ...part }) => mail(companyMail(message, company, part)),
    'confirmation-mail': async ({ message, ...part }) =>
      mail(confirmationMail(message, requireBooking(message), company, part)),
    'text-message': async ({ message, ...part }) => text(textMessage(message, requireBooking(message), company, part)),
    'crm-webhook': async ({ message, ...part }) => crm(crmEvent(message, part)),
  }
}

function requireBooking({ id, payload }: MailedMessage) {
  if (!('timezone' in payload)) throw new Error(`${id} is no booking, so there is nothing to confirm.`)
  return payload
}
