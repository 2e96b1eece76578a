import { BlockList, isIP } from 'node:net'
import * as v from 'valibot'
import { AlertVariables } from './alerts/config.ts'
import { DeliveryVariables } from './delivery/config.ts'
import { anyOrigin } from './http/cors.ts'
import { defaultThreshold } from './spam/score.ts'

const wholeNumber = (min: number, max: number) => {
  const help = `use a whole number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, help),
    v.transform(Number),
    v.minValue(min, help),
    v.maxValue(max, help),
  )
}
const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)
const rateLimits = v.pipe(
  list,
  v.everyItem((text) => /^[1-9]\d{0,8}\/[1-9]\d{0,6}$/.test(text), 'use calls/seconds like 5/600,20/86400'),
  v.minLength(1, 'use calls/seconds like 5/600,20/86400'),
  v.transform((limits) =>
    limits.map((text) => {
      const [calls, seconds] = text.split('/').map(Number)
      return { calls: calls!, seconds: seconds! }
    }),
  ),
)
const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? ''),
    'use postgres://user:password@host:5432/database',
  ),
)
const isOrigin = (text: string) => text === anyOrigin || URL.parse(text)?.origin === text

/** Adds an address or a network to a list. Returns false if the text is neither. */
function addTo(networks: BlockList, text: string): boolean {
  const [address = '', bits] = text.split('/')
  const version = isIP(address)
  const maxBits = version === 4 ? 32 : 128
  if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits))) return false
  networks.addSubnet(address, Number(bits ?? maxBits), `ipv${version as 4 | 6}`)
  return true
}

const Variables = v.object({
  PORT: v.optional(wholeNumber(1, 65_535), '4173'),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => isIP(text) > 0, 'use an address of this machine, 0.0.0.0 or ::'),
    ),
    '127.0.0.1',
  ),
  OUTBOX: v.optional(v.pipe(v.string(), v.minLength(1, 'name a folder')), 'outbox'),
  VITE_BACKEND_ANON_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'use the public anonymous key')),
    'public-anonymous-key',
  ),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      list,
      v.check(
        (origins) => origins.every(isOrigin),
        'use origins like https://www.company.com without a path, commas between, or *',
      ),
    ),
    '',
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      list,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const networks = new BlockList()
        if (dataset.value.every((text) => addTo(networks, text))) return networks
        addIssue({ message: 'use addresses or networks like 127.0.0.1 or 10.0.0.0/8, commas between' })
        return NEVER
      }),
    ),
    '',
  ),
  RATE_LIMITS: v.optional(rateLimits, '5/600,20/86400'),
  DAILY_BUDGET: v.optional(wholeNumber(0, 999_999_999), '2000'),
  SPAM_THRESHOLD: v.optional(wholeNumber(1, 1000), `${defaultThreshold}`),
  MAX_CONNECTIONS: v.optional(wholeNumber(1, 100_000), '2000'),
  RETENTION_DAYS: v.optional(wholeNumber(6, 365), '30'),
  DATABASE_URL: v.optional(databaseUrl),
  BACKUPS_KEPT: v.optional(wholeNumber(0, 365), '7'),
})

/** The variables that the pages state as well (D30), so the build reads them too. */
export const RetentionVariables = v.pick(Variables, ['RETENTION_DAYS', 'BACKUPS_KEPT'])

const isLoopback = (host: string) => host === '::1' || host.startsWith('127.')

/** The configuration of the server. */
export type Config = ReturnType<typeof parseConfig>

/**
 * Reads the configuration of the server. An empty variable counts as missing.
 *
 * @param env variables by name
 * @throws Error that names every invalid variable and the expected format; it contains no value, because values may
 *   be secret
 */
export function parseConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const server = v.safeParse(Variables, given)
  const delivery = v.safeParse(DeliveryVariables, given)
  const alerts = v.safeParse(AlertVariables, given)
  const lines = [...(server.issues ?? []), ...(delivery.issues ?? []), ...(alerts.issues ?? [])].map(
    (issue) => `  ${v.getDotPath(issue)?.split('.')[0]}: ${issue.message}`,
  )
  // The default writes mails to files, so on a public server messages would be accepted but not delivered.
  const isPublic = given['TRUSTED_PROXIES'] !== undefined || !isLoopback(given['HOST'] ?? '127.0.0.1')
  if (isPublic && given['MAIL_TRANSPORT'] === undefined)
    lines.push(
      '  MAIL_TRANSPORT: set it to smtp or http, because visitors reach this server; or to file, to write files only',
    )
  if (!server.success || !delivery.success || !alerts.success || lines.length > 0) {
    throw new Error(`The configuration of the functions is wrong:\n${lines.join('\n')}\nSet it in the environment.`)
  }
  const { output } = server
  return {
    port: output.PORT,
    host: output.HOST,
    /** The folder of the SQLite database, its backups and the mail files. */
    outbox: output.OUTBOX,
    anonKey: output.VITE_BACKEND_ANON_KEY,
    /** Origins whose pages may read a response, in addition to the server's own. */
    origins: output.ALLOWED_ORIGINS,
    /** Proxies whose X-Forwarded-For is trusted. */
    proxies: output.TRUSTED_PROXIES,
    /** Rate limits of each client. */
    rateLimits: output.RATE_LIMITS,
    /** Messages of all clients in 24 hours; 0 is no limit. */
    dailyBudget: output.DAILY_BUDGET,
    /** Points of the spam score from which a message is quarantined. */
    spamThreshold: output.SPAM_THRESHOLD,
    /** PostgreSQL instead of SQLite. */
    databaseUrl: output.DATABASE_URL,
    backupsKept: output.BACKUPS_KEPT,
    maxConnections: output.MAX_CONNECTIONS,
    retentionDays: output.RETENTION_DAYS,
    delivery: delivery.output,
    alerts: alerts.output,
  }
}
