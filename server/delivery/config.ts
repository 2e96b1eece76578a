import * as v from 'valibot'
import { emailAddress } from '#machines/text.ts'
import type { Gateway } from './transports/http.ts'
import type { WebhookReceiver } from './transports/standardWebhook.ts'
import type { SmtpServer } from './transports/smtp.ts'
import type { Company } from './templates/Mail.ts'
import { smtpServer } from './smtpServer.ts'

/** How accepted messages are delivered. */
export type DeliveryConfig = {
  company: Company
  mail: { transport: 'file' } | { transport: 'smtp'; server: SmtpServer } | { transport: 'http'; gateway: Gateway }
  sms: Gateway | undefined
  /** Prefixes of numbers that get text messages, and the maximum number of messages in 24 hours; 0 is no limit. */
  smsLimits: { countries: string[]; perDay: number }
  crm: WebhookReceiver | undefined
  /** Names the DKIM key of the mail server, for `npm run check:mail` only. */
  dkimSelector: string | undefined
}

// Without TLS, others on the network could read keys and mails.
const isPrivate = (text: string) =>
  URL.canParse(text) && /^https:|^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)[:/]/.test(text)
export const gatewayUrl = v.pipe(v.string(), v.check(isPrivate, 'use an address that begins with https://'))
const key = v.pipe(v.string(), v.regex(/^[\x21-\x7E]+$/, 'give the key as it is, without blanks'))
export const mailAddress = v.pipe(
  v.string(),
  v.check((text) => v.is(emailAddress, text), 'use an address like info@company.com'),
)
const mailAddresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.check(
    (parts) => parts.every((part) => v.is(emailAddress, part)),
    'use addresses like info@company.com, commas between',
  ),
)
const diallingPrefixes = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.check(
    (parts) => parts.every((part) => /^\+[1-9]\d{0,6}$/.test(part)),
    'use dialling prefixes like +421,+420, commas between',
  ),
)
const messageCount = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'use a number of messages a day; 0 is no limit'),
  v.transform(Number),
)
export const smtpUrl = v.pipe(
  v.string(),
  v.transform(smtpServer),
  v.custom<SmtpServer>(
    (server) => server !== undefined,
    'use smtp://user:password@host:587 or smtps://user:password@host',
  ),
)
const meetingUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && text.startsWith('https://'),
    'use an address like https://meet.company.com/{id}',
  ),
)
const webhookSecret = v.pipe(
  v.string(),
  v.transform(webhookKey),
  v.custom<WebhookReceiver['secret']>(
    (bytes) => bytes !== undefined,
    'use whsec_ and 24 to 64 random bytes in base64, as from: echo whsec_$(openssl rand -base64 32)',
  ),
)
const dnsName = v.pipe(
  v.string(),
  v.regex(/^[\w-]+(\.[\w-]+)*$/, 'use the name before ._domainkey, such as mail or s1'),
)
// The variables of the site's build (scripts/siteConfig.ts), so that pages and mails show the same.
const postalAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{Cc}]{10,200}$/u, 'give the postal address in one line, or leave it out'),
)
const registrationNumber = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(4, 'give the company registration number (at least 4 characters)'),
)

/** Decodes `whsec_…`; undefined if it is no secret of a Standard Webhook (24 to 64 bytes). */
function webhookKey(text: string): WebhookReceiver['secret'] | undefined {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined
  } catch {
    // The text is not base64, because its length is wrong.
    return undefined
  }
}

const Variables = v.object({
  MAIL_TRANSPORT: v.optional(v.picklist(['file', 'smtp', 'http'], 'use file, smtp or http'), 'file'),
  MAIL_FROM: v.optional(mailAddress),
  MAIL_TO: v.optional(mailAddresses),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_API_URL: v.optional(gatewayUrl, 'https://api.resend.com/emails'),
  MAIL_API_KEY: v.optional(key),
  SMS_GATEWAY_URL: v.optional(gatewayUrl),
  SMS_GATEWAY_KEY: v.optional(key),
  SMS_COUNTRIES: v.optional(diallingPrefixes),
  SMS_DAILY_BUDGET: v.optional(messageCount, '100'),
  CRM_WEBHOOK_URL: v.optional(gatewayUrl),
  CRM_WEBHOOK_SECRET: v.optional(webhookSecret),
  MEETING_URL: v.optional(meetingUrl),
  DKIM_SELECTOR: v.optional(dnsName),
  VITE_COMPANY_ADDRESS: v.optional(postalAddress),
  VITE_REGISTRATION_NUMBER: v.optional(registrationNumber),
})
type Variables = v.InferOutput<typeof Variables>
type Name = keyof Variables

const needed: Record<Variables['MAIL_TRANSPORT'], Name[]> = {
  file: [],
  smtp: ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'],
  http: ['MAIL_API_KEY', 'MAIL_FROM', 'MAIL_TO'],
}

/**
 * Validates the variables of mail, text messages and meetings. An empty one counts as missing. The path of each issue is
 * the variable's name; its input may be a secret and must not be shown.
 */
export const DeliveryVariables = v.pipe(
  v.record(v.string(), v.optional(v.string())),
  v.transform((env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))),
  Variables,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const given = dataset.value
    const miss = (name: Name, message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: given, key: name, value: given[name] }],
      })
    for (const name of needed[given.MAIL_TRANSPORT])
      if (given[name] === undefined) miss(name, `set it, because MAIL_TRANSPORT is ${given.MAIL_TRANSPORT}`)
    if (given.SMS_GATEWAY_URL && !given.SMS_GATEWAY_KEY)
      miss('SMS_GATEWAY_KEY', 'set it, because SMS_GATEWAY_URL is set')
    if (given.SMS_GATEWAY_URL && !given.SMS_COUNTRIES)
      miss('SMS_COUNTRIES', 'set it to dialling prefixes like +421,+420, because SMS_GATEWAY_URL is set')
    if (given.CRM_WEBHOOK_URL && !given.CRM_WEBHOOK_SECRET)
      miss('CRM_WEBHOOK_SECRET', 'set it to the secret of the receiver, because CRM_WEBHOOK_URL is set')
  }),
  v.transform(createConfig),
)

/** D3: the default addresses reach nobody. */
function createConfig(given: Variables): DeliveryConfig {
  const gateway = (url: string, key: string | undefined): Gateway => ({ url, key: key! })
  const mails = {
    file: () => ({ transport: 'file' as const }),
    smtp: () => ({ transport: 'smtp' as const, server: given.SMTP_URL! }),
    http: () => ({ transport: 'http' as const, gateway: gateway(given.MAIL_API_URL, given.MAIL_API_KEY) }),
  }
  return {
    company: {
      name: 'B2B Services',
      from: given.MAIL_FROM ?? 'info@b2b-services.example',
      to: given.MAIL_TO ?? ['info@b2b-services.example'],
      meetingUrl: given.MEETING_URL,
      registrationNumber: given.VITE_REGISTRATION_NUMBER,
      postalAddress: given.VITE_COMPANY_ADDRESS,
    },
    mail: mails[given.MAIL_TRANSPORT](),
    sms: given.SMS_GATEWAY_URL === undefined ? undefined : gateway(given.SMS_GATEWAY_URL, given.SMS_GATEWAY_KEY),
    smsLimits: { countries: given.SMS_COUNTRIES ?? [], perDay: given.SMS_DAILY_BUDGET },
    dkimSelector: given.DKIM_SELECTOR,
    crm:
      given.CRM_WEBHOOK_URL === undefined
        ? undefined
        : { url: given.CRM_WEBHOOK_URL, secret: given.CRM_WEBHOOK_SECRET! },
  }
}
