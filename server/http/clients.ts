import { isIP, type BlockList } from 'node:net'
import { oncePerMinute, type Log } from '../log.ts'

/**
 * Returns the IP address of a client; undefined if it is unknown, because the connection was reset. X-Forwarded-For is read
 * from its end, and only as far as trusted proxies have written it, because a client can send any beginning; each proxy
 * names the hop before it. `onUnreadable` is called if a proxy names something else than an address: its clients then
 * share a limit.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string,
  proxies: BlockList,
  onUnreadable: () => void = () => undefined,
): string | undefined {
  if (remote === undefined) return undefined
  let address = plainAddress(remote)
  const hops = forwarded.split(',')
  while (hops.length > 0 && isIn(proxies, address)) {
    const hop = plainAddress(hops.pop()!.trim())
    if (isIP(hop) === 0) {
      if (hop !== '') onUnreadable()
      break
    }
    address = hop
  }
  return address
}

/** A request, as far as it tells who has sent it: `forwarded` is its X-Forwarded-For; `isMessage` if it sends something. */
type Sent = { remote: string | undefined; forwarded: string | undefined; isMessage: boolean }

/** Returns what finds the address of a client, and notices a trusted proxy that does not tell it. */
export function createClientFinder(proxies: BlockList, log: Log) {
  let isUnreadable = false
  let isSilent = false
  const onSilent = oncePerMinute(() =>
    log('warn', 'proxy.silent', { reason: 'A trusted proxy adds no X-Forwarded-For: see docs/deployment.md' }),
  )
  const onUnreadable = () => {
    if (!isUnreadable)
      log('warn', 'proxy.unreadable', { reason: 'X-Forwarded-For names no address, so its visitors share one limit' })
    isUnreadable = true
  }
  return {
    find: ({ remote, forwarded, isMessage }: Sent): string | undefined => {
      if (isMessage && remote !== undefined && isIn(proxies, plainAddress(remote))) {
        // Through such a proxy the client's own header passes. Who writes one has no limit, and all others share one.
        if (forwarded === undefined && !isSilent) onSilent()
        isSilent = forwarded === undefined
      }
      return clientAddress(remote, forwarded ?? '', proxies, onUnreadable)
    },
    /** Whether the last message came through a trusted proxy that added nothing. */
    isProxySilent: () => isSilent,
  }
}

/**
 * Where Supabase's own platform names the client. Cloudflare, through which all its requests come, overwrites what a
 * client sends.
 */
const platformHeader = 'cf-connecting-ip'

/**
 * Returns which header names the client of a hosted function: what CLIENT_ADDRESS_HEADER says, or the one of Supabase's
 * own platform.
 *
 * @throws Error elsewhere, because a header that nobody overwrites would let each client choose its address, and so have no limit
 */
export function clientHeader(env: Record<string, string | undefined>): string {
  const named = env['CLIENT_ADDRESS_HEADER']?.trim()
  if (named) {
    if (/^[\w-]+$/.test(named)) return named
    throw new Error('CLIENT_ADDRESS_HEADER: use the name of one header, as in x-real-ip.')
  }
  const isPlatform =
    Boolean(env['SB_REGION']) || URL.parse(env['SUPABASE_URL'] ?? '')?.hostname.endsWith('.supabase.co')
  if (isPlatform) return platformHeader
  throw new Error(
    'CLIENT_ADDRESS_HEADER: set it to the header in which your gateway names the client and overwrites what the client sent, as in ' +
      'x-real-ip. These functions do not run on Supabase’s own platform, and without a trusted address nothing limits a client.',
  )
}

/**
 * Returns what finds the address of a client in a header that a gateway writes. Of a list it takes the last part, which
 * the gateway has added. Requests without an address share one limit, and the log says so.
 */
export function createHeaderReader(header: string, log: Log) {
  const onSilent = oncePerMinute(() =>
    log('warn', 'proxy.silent', { reason: `The gateway writes no address into ${header}: see CLIENT_ADDRESS_HEADER` }),
  )
  return (headers: Headers): string => {
    const address = plainAddress(headers.get(header)?.split(',').at(-1)?.trim() ?? '')
    if (isIP(address) > 0) return address
    onSilent()
    return 'unknown'
  }
}

const isIn = (networks: BlockList, address: string) =>
  isIP(address) > 0 && networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Removes the port that some proxies add, as in `192.0.2.1:51008` or `[2001:db8::1]:51008`, and the IPv4-mapped IPv6 prefix. */
const plainAddress = (text: string) =>
  text.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3').replace(/^::ffff:(?=[\d.]+$)/i, '')

/**
 * Returns the networks that count as one client, the smallest first: an IPv4 address, or what an owner of IPv6 may have to
 * itself: a /64 (one link), a /56 (a home) and a /48 (a company).
 */
export function clientNetworks(address: string): string[] {
  if (isIP(address) !== 6) return [address]
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  while (groups.length + last.length < 8) groups.push('0')
  const digits = [...groups, ...last].map((group) => group.padStart(4, '0')).join('')
  return [64, 56, 48].map((bits) => `${digits.slice(0, bits / 4)}/${bits}`)
}
