import { randomUUID } from 'node:crypto'

const message =
  'We make centrifugal pumps for chemical plants and look for somebody who writes to plant engineers in Germany and ' +
  'Austria, in their language. We have a list of 300 companies and nobody who knows how to speak to them. ' +
  'Could you tell us what that costs in a year, and how soon you could begin?'

// Chooses one of 2 ** 48 networks, so that no client reaches its rate limit.
const randomAddress = () =>
  `2001:${Array.from({ length: 3 }, () => Math.floor(Math.random() * 65_536).toString(16)).join(':')}::1`

/** Returns a request with a message, as the site sends it, with a new key and a new client IP. */
export function createCall(key: string = randomUUID()) {
  return {
    method: 'POST' as const,
    path: '/functions/v1/send-contact-email',
    headers: {
      apikey: 'public-anonymous-key',
      Authorization: 'Bearer public-anonymous-key',
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-Forwarded-For': randomAddress(),
      'Sec-Fetch-Site': 'same-origin',
    },
    body: JSON.stringify({
      name: 'Jana Nováková',
      email: `${key}@example.com`,
      company: 'Pump Works',
      phone: '+421 900 123 456',
      // The same text from many addresses would be quarantined.
      message: `${message} ${key}`,
      gdprConsent: true,
    }),
  }
}
