import { postToGateway, type Gateway } from './http.ts'
import type { Mail, SendMail } from './mails.ts'

/** Returns what sends mails by an HTTP API that takes the request of Resend (`POST /emails`). */
export const mailApi =
  (gateway: Gateway): SendMail =>
  (mail) =>
    postToGateway(gateway, 'mail api', mail.name, createBody(mail))

function createBody({ from, recipient, replyTo, subject, text, messageId, headers, invitation }: Mail) {
  return {
    from: `"${from.name.replace(/[\\"]/g, '\\$&')}" <${from.address}>`,
    to: [recipient],
    // The address alone: in this API name and address are one string, and the visitor typed the name.
    ...(replyTo && { reply_to: replyTo.address }),
    subject,
    text,
    headers: { 'Message-ID': messageId, ...headers },
    ...(invitation !== undefined && {
      attachments: [
        {
          filename: 'consultation.ics',
          content: Buffer.from(invitation).toString('base64'),
          content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ],
    }),
  }
}
