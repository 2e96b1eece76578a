import type { TextTransport } from './Transport.ts'
import { post, type Gateway } from './http.ts'
import { NotDelivered } from './NotDelivered.ts'

// E.164 allows at most 15 digits; numbers with fewer than 7 belong to no subscriber.
const canBeDialed = /^\+?\d{7,15}$/

/** Creates a transport for an HTTP gateway: `POST {"to":"+421…","text":"…"}`. */
export const smsGateway =
  (gateway: Gateway, within?: number): TextTransport =>
  async ({ name, to, text }) => {
    if (!canBeDialed.test(to)) throw new NotDelivered('never', 'sms number cannot be dialed')
    await post(gateway, 'sms', name, { to, text }, within)
  }
