import type { TextCarrier } from './Carrier.ts'
import { hand, type Gateway } from './http.ts'
import { NotDelivered } from './NotDelivered.ts'

// E.164 knows no longer ones; shorter ones are no subscriber's.
const canBeDialled = /^\+?\d{7,15}$/

/** Sends each text message through an HTTP gateway: `POST {"to":"+421…","text":"…"}`. */
export const smsGateway =
  (gateway: Gateway, within?: number): TextCarrier =>
  async ({ name, to, text }) => {
    if (!canBeDialled.test(to)) throw new NotDelivered('never', 'sms number cannot be dialled')
    await hand(gateway, 'sms', name, { to, text }, within)
  }
