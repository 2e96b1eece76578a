import { dialedNumber } from '../addresses.ts'
import { postToGateway, type Gateway } from './http.ts'
import { bookedHour, meetingLink } from './invitation.ts'
import { deliveryName, requireBooking, type Delivery } from './mails.ts'
import type { Company } from './mailText.ts'
import { NotDelivered } from './worker.ts'

// E.164 allows at most 15 digits; numbers with fewer than 7 belong to no subscriber.
const canBeDialed = /^\+?\d{7,15}$/

/** Sends the text message that confirms a request: `POST {"to":"+421…","text":"…"}`. Throws NotDelivered. */
export async function sendText(delivery: Delivery, company: Company, gateway: Gateway | undefined): Promise<void> {
  if (!gateway) throw new NotDelivered('sms off', { isFinal: true })
  const to = dialedNumber(requireBooking(delivery.message).phone)
  if (!canBeDialed.test(to)) throw new NotDelivered('sms number cannot be dialed', { isFinal: true })
  const text = renderText(delivery, company)
  await postToGateway(gateway, 'sms', deliveryName(delivery), { to, text })
}

/** Returns the text that confirms a request. It repeats nothing that was typed but the time. */
function renderText({ message }: Delivery, company: Company): string {
  const booking = requireBooking(message)
  const hour = bookedHour(booking)
  const link = meetingLink(message.id, booking, company)
  const received = `${company.name}: we received your request for a free consultation on ${booking.date}`
  if (!hour) return `${received}. We will contact you to agree on a time.`
  return `${received}, ${hour}. ${link ? `Join: ${link}` : 'We will send you the meeting link.'}`
}
