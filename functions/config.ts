import { BlockList, isIP } from 'node:net'
import * as v from 'valibot'
import { DeliveryVariables } from './delivery/config.ts'
import { anyOrigin } from './gate/otherOrigins.ts'

const wholeNumber = (least: number, most: number) => {
  const help = `use a whole number from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, help),
    v.transform(Number),
    v.minValue(least, help),
    v.maxValue(most, help),
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
const isOrigin = (text: string) => text === anyOrigin || URL.parse(text)?.origin === text

/** Adds an address or a network to a list; false when the text is neither. */
function addTo(networks: BlockList, text: string): boolean {
  const [address = '', bits] = text.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) return false
  networks.addSubnet(address, Number(bits ?? most), `ipv${version as 4 | 6}`)
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
  RATE_LIMIT_CALLS: v.optional(wholeNumber(1, 1_000_000), '30'),
  RATE_LIMIT_SECONDS: v.optional(wholeNumber(1, 86_400), '60'),
  MAX_CONNECTIONS: v.optional(wholeNumber(1, 100_000), '2000'),
  RETENTION_DAYS: v.optional(wholeNumber(6, 365), '30'),
})

/** How the functions run. */
export type Config = ReturnType<typeof configFrom>

/**
 * Reads the functions' configuration. An empty variable counts as missing.
 *
 * @param env variables by name
 * @throws Error that names every variable at fault and says what to write there; it repeats no value
 */
export function configFrom(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const server = v.safeParse(Variables, given)
  const delivery = v.safeParse(DeliveryVariables, given)
  if (!server.success || !delivery.success) {
    const lines = [...(server.issues ?? []), ...(delivery.issues ?? [])].map(
      (issue) => `  ${v.getDotPath(issue)}: ${issue.message}`,
    )
    throw new Error(`The configuration of the functions is wrong:\n${lines.join('\n')}\nSet it in the environment.`)
  }
  const { output } = server
  return {
    port: output.PORT,
    host: output.HOST,
    /** The folder of the outbox. */
    outbox: output.OUTBOX,
    anonKey: output.VITE_BACKEND_ANON_KEY,
    /** The pages that may read an answer, beside those of the functions' own origin. */
    origins: output.ALLOWED_ORIGINS,
    /** The proxies that are believed where a call comes from. */
    proxies: output.TRUSTED_PROXIES,
    limit: { calls: output.RATE_LIMIT_CALLS, seconds: output.RATE_LIMIT_SECONDS },
    maxConnections: output.MAX_CONNECTIONS,
    retentionDays: output.RETENTION_DAYS,
    delivery: delivery.output,
  }
}
