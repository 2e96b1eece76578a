import { postJson } from './http.ts'
import type { EventTransport } from './Transport.ts'

/** A receiver of webhooks: its address, and the secret that it checks signatures with. */
export type WebhookReceiver = { url: string; secret: Uint8Array<ArrayBuffer> }

/**
 * Returns a transport that posts events signed as Standard Webhooks
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md). `webhook-id` is the same
 * at each attempt, so that the receiver can ignore a second arrival.
 *
 * @param within milliseconds until an attempt is aborted
 */
export const standardWebhook =
  ({ url, secret }: WebhookReceiver, within?: number): EventTransport =>
  async ({ name, event }) => {
    // The time of the attempt: receivers refuse an old one as a replay.
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const body = JSON.stringify(event)
    const signature = await sign(secret, `${name}.${timestamp}.${body}`)
    await postJson(url, {
      headers: { 'webhook-id': name, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
      body,
      what: 'crm',
      // Somebody can repair the receiver, and the content is the company's own: nothing is given up at once.
      invalid: 'later',
      within,
    })
  }

/** Returns the HMAC-SHA256 of a text in base64, by web standards only: the hosted functions run it too. */
async function sign(secret: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(signature)))
}
