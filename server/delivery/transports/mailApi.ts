import type { Address, Mail } from '../templates/Mail.ts'
import type { MailTransport } from './Transport.ts'
import { post, type Gateway } from './http.ts'

/** Creates a transport for an HTTP mail API with the request body of Resend (`POST /emails`). */
export const mailApi =
  (gateway: Gateway, within?: number): MailTransport =>
  (mail) =>
    post(gateway, 'mail api', mail.name, createBody(mail), within)

function createBody({ from, recipient, replyTo, subject, text, html, messageId, invitation }: Mail) {
  return {
    from: mailbox(from),
    to: [recipient],
    // Uses the address alone, because in this API name and address are one string and the visitor typed the name.
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
