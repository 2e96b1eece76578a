import { BlockList, isIP } from 'node:net'
import * as v from 'valibot'
import { brand, buildVariables, sampleFacts, type BuiltFacts } from '#contract/siteVariables.ts'
import {
  optional,
  parsed,
  parseEmail,
  parseOrigin,
  parseSecureUrl,
  parseVariables,
  textLike,
  textThat,
  variable,
  wholeNumber,
} from '#contract/variables.ts'
import { anyOrigin } from './http/responses.ts'

const split = (text: string) => text.split(/[,;]/).flatMap((part) => part.trim() || [])
/** Returns the rule of a list with commas between, each part of which `parse` can parse. */
const listOf = (parse: (part: string) => string | undefined, help: string, minLength = 0) =>
  parsed((text) => {
    const parts = split(text).map(parse)
    return parts.length >= minLength && parts.every((part) => part !== undefined) ? parts : undefined
  }, help)
/** Whether this names a database and its host (otherwise the driver reads PGHOST), and says each thing in one place. */
const isDatabase = (text: string) => {
  const { protocol = '', hostname = '', searchParams } = URL.parse(text) ?? {}
  const names = [...(searchParams?.keys() ?? [])]
  // The driver prefers these to what stands before the question mark, and of a repeated name it takes the last.
  const isTwofold = ['host', 'hostaddr', 'port', 'user', 'password', 'ssl'].some((name) => names.includes(name))
  const isOnce = new Set(names).size === names.length
  return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && !isTwofold && isOnce
}
/** Whether nobody on the network can read a connection to a database, or the operator has said that this does not matter. */
const isProtected = (text: string) => {
  const { hostname = '', searchParams } = URL.parse(text) ?? {}
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
  return isHere || /^(verify-full|verify-ca|require|no-verify|disable)$/.test(searchParams?.get('sslmode') ?? '')
}
// Without TLS, others on the network could read keys and messages.
const gatewayUrl = parsed((text) => parseSecureUrl(text)?.href, 'use an address that begins with https://')
const key = textLike(/^[\x21-\x7E]+$/, 'give the key as it is, without blanks')
const ipAddress = parsed((text) => {
  const address = text === 'localhost' ? '127.0.0.1' : text
  return isIP(address) > 0 ? address : undefined
}, 'use an address of this machine, 0.0.0.0 or ::')
const folder = v.pipe(v.string(), v.minLength(1, 'name a folder'))
const emails = listOf(parseEmail, 'use addresses like info@company.example, commas between', 1)
const origins = listOf(
  (part) => (part === anyOrigin ? part : parseOrigin(part)),
  'use origins like https://www.company.example without a path, commas between, or *',
)
const prefixes = listOf(
  (part) => /^\+[1-9]\d{0,6}$/.exec(part)?.[0],
  'use dialing prefixes like +421,+420, commas between',
)
// Base64 of 24 to 64 bytes.
const webhookSecret = textLike(
  /^whsec_(?=.{32,88}$)(?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i,
  'use whsec_ and 24 to 64 random bytes in base64, as from: echo whsec_$(openssl rand -base64 32)',
)

/** Each variable of the server alone: its rule, its default, and its meaning, which is its line in docs/configuration.md. */
export const ownVariables = {
  PORT: variable(wholeNumber(0, 65_535), '4173', 'where the server listens'),
  HOST: variable(ipAddress, '127.0.0.1', 'on which address; `0.0.0.0` or `::` for all'),
  SITE_DIR: variable(folder, 'dist', 'the built site'),
  OUTBOX: variable(folder, 'outbox', 'folder of the SQLite database, its backups, the mail files and the audit log'),
  DATABASE_URL: optional(
    v.pipe(
      textThat(
        isDatabase,
        'use postgres://user:password@host:5432/database; host, port, user and password stand before the ?, TLS is sslmode, ' +
          'and nothing is there twice',
      ),
      v.check(
        isProtected,
        'use postgres://user:password@host:5432/database?sslmode=verify-full, and &sslrootcert=/etc/ssl/db.pem for a ' +
          'certificate of your own; others on the network could read messages. ?sslmode=disable only in a network of your own',
      ),
    ),
    'PostgreSQL instead of SQLite; its role owns the schema `b2b`, or may create it; elsewhere it needs an `sslmode`',
  ),
  ALLOWED_ORIGINS: variable(
    origins,
    '',
    'sites elsewhere that may call the endpoints (CORS), with commas between; also the site’s own, if a proxy replaces `Host`',
  ),
  TRUSTED_PROXIES: variable(
    parsed(parseNetworks, 'use addresses or networks like 127.0.0.1 or 10.0.0.0/8, commas between'),
    '',
    'addresses or networks whose `X-Forwarded-For` is trusted',
  ),
  RATE_LIMITS: variable(
    parsed(parseLimits, 'use calls/seconds like 5/600,20/86400'),
    '5/600,20/86400',
    'accepted messages per client (IPv4 address; IPv6 /64, four times as many a /48)',
  ),
  CONFIRMATIONS_PER_DAY: variable(
    wholeNumber(0, 999_999),
    '50',
    'confirmations by mail in 24 hours; bookings above it are accepted without one',
  ),
  MAX_CONNECTIONS: variable(wholeNumber(1, 100_000), '2000', 'connections at once; further ones are closed'),
  MAIL_TRANSPORT: variable(
    v.picklist(['file', 'smtp', 'http'], 'use file, smtp or http'),
    'file',
    'how mails leave: files in the outbox, a mail server, or a mail API',
  ),
  MAIL_FROM: variable(
    parsed(parseSender, 'use an address like info@company.example, or Company <info@company.example>'),
    'info@b2b-services.example',
    'sender of all mails, `info@company.example` or `Company <info@company.example>`; the name is the brand by default',
  ),
  MAIL_TO: variable(emails, 'info@b2b-services.example', 'who at the company gets each message, with commas between'),
  SMTP_URL: optional(
    parsed(
      parseSmtpUrl,
      'use smtp://user:password@host:587 or smtps://user:password@host; in a password write # as %23, / as %2F, ? as %3F, ' +
        '@ as %40 and % as %25',
    ),
    'the mail server; TLS is required unless it is on this machine or the URL ends with `?starttls=optional`. Then STARTTLS is ' +
      'used where the server offers it, with any certificate; where it refuses it after all, mail goes without, but no password',
  ),
  MAIL_API_URL: variable(gatewayUrl, 'https://api.resend.com/emails', 'the mail API, called as Resend’s is'),
  MAIL_API_KEY: optional(key, 'its key'),
  SMS_GATEWAY_URL: optional(gatewayUrl, 'where text messages are posted; none are sent without it'),
  SMS_GATEWAY_KEY: optional(key, 'its key'),
  SMS_COUNTRIES: variable(prefixes, '', 'prefixes of numbers that get text messages, with commas between'),
  SMS_DAILY_BUDGET: variable(
    wholeNumber(0, 999_999),
    '100',
    'text messages in 24 hours; bookings above it are accepted without one',
  ),
  CRM_WEBHOOK_URL: optional(gatewayUrl, 'gets each message as a signed event (Standard Webhooks)'),
  CRM_WEBHOOK_SECRET: optional(webhookSecret, 'with which these events are signed'),
  MEETING_URL: optional(
    v.pipe(
      gatewayUrl,
      // It is sent as it is parsed: a mail program ends a link at a blank.
      v.transform((url) => url.replaceAll('%7B', '{').replaceAll('%7D', '}')),
      v.check(
        (url) => !/[{}]/.test(url.replaceAll('{id}', '')),
        'use {id} for the reference of the booking, as in https://meet.company.example/{id}, and no other braces',
      ),
    ),
    'the meeting of a booking, in which `{id}` becomes its reference, so that each has its own; without it the team sends a ' +
      'link by hand',
  ),
  ALERT_WEBHOOK_URL: optional(
    gatewayUrl,
    'webhook of Slack, or of a workflow in Microsoft Teams; it gets a message when something fails, and when it works again',
  ),
}

const schema = v.object(ownVariables)

/** The names of all variables, of the site's build, too, which may be in one environment. */
export const knownVariables = Object.keys({ ...buildVariables, ...ownVariables })
type Variables = v.InferOutput<typeof schema>

/** What a variable needs beside it. */
export const needs: [name: keyof Variables, when: (given: Variables) => boolean, why: string][] = [
  // The default writes mails to files, so on a public server messages would be accepted but not delivered.
  [
    'MAIL_TRANSPORT',
    ({ HOST, TRUSTED_PROXIES }) => TRUSTED_PROXIES.rules.length > 0 || !/^127\.|^::1$/.test(HOST),
    'visitors reach this server: smtp, http or file',
  ],
  // Otherwise what was meant to be sent is not, and nobody knows.
  [
    'MAIL_TRANSPORT',
    ({ SMTP_URL, MAIL_API_KEY }) => SMTP_URL !== undefined || MAIL_API_KEY !== undefined,
    'SMTP_URL or MAIL_API_KEY is set',
  ],
  ['SMS_GATEWAY_URL', ({ SMS_GATEWAY_KEY }) => SMS_GATEWAY_KEY !== undefined, 'SMS_GATEWAY_KEY is set'],
  ['CRM_WEBHOOK_URL', ({ CRM_WEBHOOK_SECRET }) => CRM_WEBHOOK_SECRET !== undefined, 'CRM_WEBHOOK_SECRET is set'],
  ['SMTP_URL', ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT === 'smtp', 'MAIL_TRANSPORT is smtp'],
  ['MAIL_API_KEY', ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT === 'http', 'MAIL_TRANSPORT is http'],
  ['MAIL_FROM', ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT !== 'file', 'mails are sent'],
  ['MAIL_TO', ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT !== 'file', 'mails are sent'],
  ['SMS_GATEWAY_KEY', ({ SMS_GATEWAY_URL }) => SMS_GATEWAY_URL !== undefined, 'SMS_GATEWAY_URL is set'],
  ['SMS_COUNTRIES', ({ SMS_GATEWAY_URL }) => SMS_GATEWAY_URL !== undefined, 'SMS_GATEWAY_URL is set'],
  ['CRM_WEBHOOK_SECRET', ({ CRM_WEBHOOK_URL }) => CRM_WEBHOOK_URL !== undefined, 'CRM_WEBHOOK_URL is set'],
]

/** Names what decides where messages go and still has a reserved domain (RFC 2606): they would be lost unnoticed. */
const samplesIn = (given: Record<string, string | undefined>): string[] =>
  Object.keys(ownVariables)
    .filter((name) => /(?<=[@./])example(\.(com|net|org))?(?![\w.@-])/i.test(given[name] ?? ''))
    .map((name) => `${name}: use an address of your own, because nobody has the sample, which ends with example`)

/** The configuration of the server. */
export type Config = ReturnType<typeof parseConfig>

/**
 * Reads the configuration from variables; an empty one counts as missing. Throws an Error that names every invalid variable
 * and the expected format. It contains no value, because values may be secret.
 *
 * @param built what the build wrote for the server; by default what one without any variable writes
 */
export function parseConfig(env: Record<string, string | undefined>, built: BuiltFacts = sampleFacts()) {
  const output = parseVariables(ownVariables, env, {
    what: 'The configuration of the server',
    where: 'Set it in the environment.',
    check: (read, given) => [
      ...needs.flatMap(([name, when, why]) =>
        given[name] === undefined && when(read) ? [`${name}: set it, because ${why}`] : [],
      ),
      ...(read.MAIL_TRANSPORT === 'file' ? [] : samplesIn(given)),
    ],
  })
  const { SMS_GATEWAY_URL: smsUrl, CRM_WEBHOOK_URL: crmUrl } = output
  return {
    port: output.PORT,
    host: output.HOST,
    siteFolder: output.SITE_DIR,
    outbox: output.OUTBOX,
    databaseUrl: output.DATABASE_URL,
    backupsKept: built.backupsKept,
    retentionDays: built.retentionDays,
    anonKey: built.anonKey,
    sendsLeadSource: built.sendsLeadSource,
    origins: output.ALLOWED_ORIGINS,
    proxies: output.TRUSTED_PROXIES,
    rateLimits: output.RATE_LIMITS,
    confirmationsPerDay: output.CONFIRMATIONS_PER_DAY,
    textsPerDay: output.SMS_DAILY_BUDGET,
    textCountries: output.SMS_COUNTRIES,
    maxConnections: output.MAX_CONNECTIONS,
    alertWebhookUrl: output.ALERT_WEBHOOK_URL,
    mail: mailConfig(output),
    sms: smsUrl === undefined ? undefined : { url: smsUrl, key: output.SMS_GATEWAY_KEY! },
    crm: crmUrl === undefined ? undefined : { url: crmUrl, secret: output.CRM_WEBHOOK_SECRET! },
    /** The company as mails show it. Registration number and address are empty unless they are configured. */
    company: {
      name: brand,
      legalName: built.legalName,
      timezone: built.timezone,
      callMinutes: built.callMinutes,
      sender: { name: output.MAIL_FROM.name || brand, address: output.MAIL_FROM.address },
      to: output.MAIL_TO,
      meetingUrl: output.MEETING_URL,
      registrationNumber: built.registrationNumber,
      postalAddress: built.address,
    },
  }
}

/**
 * Returns what visitors are promised and this server does not send, or sends to several of them, one line for each variable;
 * empty if there is nothing.
 */
export function describeDoubts({ sms, company, mail, outbox }: Config): string {
  const { meetingUrl } = company
  const doubts = [
    mail.transport === 'file' && `MAIL_TRANSPORT   every mail is a file in ${outbox}/mail/: nobody gets it`,
    sms === undefined && 'SMS_GATEWAY_URL  “via email and SMS” after a booking: no SMS is sent',
    meetingUrl === undefined && 'MEETING_URL      “a meeting link”: no mail has one, and your team sends it by hand',
    meetingUrl?.includes('{id}') === false &&
      'MEETING_URL      has no {id}: all bookings get the same room, in which visitors may meet each other',
  ].filter((line) => line !== false)
  return doubts.length === 0 ? '' : ['Look at these variables, because visitors rely on them:', ...doubts].join('\n  ')
}

/** A mail server, and how to log in. */
export type SmtpServer = NonNullable<ReturnType<typeof parseSmtpUrl>>

function mailConfig(given: Variables) {
  if (given.MAIL_TRANSPORT === 'smtp') return { transport: 'smtp' as const, server: given.SMTP_URL! }
  if (given.MAIL_TRANSPORT === 'http')
    return { transport: 'http' as const, url: given.MAIL_API_URL, key: given.MAIL_API_KEY! }
  return { transport: 'file' as const }
}

function parseSender(text: string): { name: string; address: string } | undefined {
  const [, name = '', bare] = /^"?([^"<>]*?)"?\s*<(.+)>$/.exec(text) ?? []
  const address = parseEmail(bare ?? text)
  return address === undefined ? undefined : { name, address }
}

function parseNetworks(text: string): BlockList | undefined {
  const networks = new BlockList()
  for (const part of split(text).flatMap((one) => (one === 'localhost' ? ['127.0.0.1', '::1'] : one))) {
    const [address = '', bits] = part.split('/')
    const version = isIP(address)
    const maxBits = version === 4 ? 32 : 128
    if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))) return undefined
    networks.addSubnet(address, Number(bits ?? maxBits), `ipv${version as 4 | 6}`)
  }
  return networks
}

function parseLimits(text: string): { calls: number; seconds: number }[] | undefined {
  const limits = text.split(',').map((part) => /^([1-9]\d{0,8})\/([1-9]\d{0,6})$/.exec(part.trim()))
  if (!limits.every((limit) => limit !== null)) return undefined
  return limits.map(([, calls, seconds]) => ({ calls: Number(calls), seconds: Number(seconds) }))
}

/**
 * Parses `smtp://user:password@host:587` or `smtps://user:password@host`. STARTTLS is required, unless the server is on
 * this machine or the URL ends with `?starttls=optional`. Then it is used if the server offers it, with any certificate.
 */
function parseSmtpUrl(text: string) {
  const url = URL.parse(text)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return undefined
  // What follows a # / or ? is the rest of a password, whose beginning would be a host.
  if (url.hash !== '' || !['', '/'].includes(url.pathname) || !['', '?starttls=optional'].includes(url.search))
    return undefined
  // TLS from the first byte has a port of its own, and STARTTLS another, whatever the scheme says.
  const secure = url.port === '465' || (url.protocol === 'smtps:' && url.port !== '587')
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isOptional = !secure && (isHere || url.search !== '')
  try {
    const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    return {
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(url.port || (secure ? 465 : 587)),
      secure,
      requireTLS: !secure && !isOptional,
      // Goes on without TLS, and without a password, if the server offers STARTTLS and then refuses it.
      opportunisticTLS: isOptional,
      // A mail server on this machine has a certificate of its own, or one that names another host. Where mail may go without
      // TLS, checking a certificate protects nothing.
      tls: { rejectUnauthorized: !isHere && !isOptional },
      ...(auth.user !== '' && { auth }),
    }
  } catch {
    // A percent sign without a valid escape.
    return undefined
  }
}
