import type { Address, Letter } from '../letters/Letter.ts'
import type { MailCarrier } from './Carrier.ts'
import { hand, type Gateway } from './http.ts'

/** Sends each letter through an HTTP mail API. The body is the one of Resend (`POST /emails`). */
export const mailApi =
  (gateway: Gateway, within?: number): MailCarrier =>
  (letter) =>
    hand(gateway, 'mail api', letter.name, bodyOf(letter), within)

function bodyOf({ from, to, replyTo, subject, text, html, messageId, invitation }: Letter) {
  return {
    from: mailbox(from),
    to: to.map(({ address }) => address),
    // The name was typed, and here it would stand in one string with the address.
    ...(replyTo && { reply_to: replyTo.address }),
    subject,
    text,
    html,
    headers: { 'Message-ID': messageId, 'Auto-Submitted': 'auto-generated' },
    ...(invitation && {
      attachments: [
        {
          filename: 'consultation.ics',
          content: base64(invitation),
          content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ],
    }),
  }
}

const mailbox = ({ name, address }: Address) => `"${name.replace(/[\\"]/g, '\\$&')}" <${address}>`
const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
