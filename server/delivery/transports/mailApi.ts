import type { Address, Mail } from '../templates/Mail.ts'
import type { MailTransport } from './Transport.ts'
import { post, type Gateway } from './http.ts'

/** Returns a transport over an HTTP mail API; the body is that of Resend (`POST /emails`). */
export const mailApi =
  (gateway: Gateway, within?: number): MailTransport =>
  (mail) =>
    post(gateway, 'mail api', mail.name, bodyOf(mail), within)

function bodyOf({ from, recipient, replyTo, subject, text, html, messageId, invitation }: Mail) {
  return {
    from: mailbox(from),
    to: [recipient],
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
