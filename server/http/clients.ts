import { BlockList, isIP } from 'node:net'
import { oncePerMinute, type Log } from '../log.ts'

/**
 * Why the visitors behind a proxy share one limit: it is missing in TRUSTED_PROXIES, it adds no X-Forwarded-For, or it names
 * no address there.
 */
export type ProxyFault = 'untrusted' | 'silent' | 'unreadable'

/** From these networks comes a proxy of the operator, and no visitor of a public site. */
const privateNetworks = new BlockList()
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(address, bits)
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(address, bits, 'ipv6')

/**
 * Returns the IP address of a client; undefined if it is unknown, because the connection was reset. X-Forwarded-For is read
 * from its end, and only as far as trusted proxies have written it, because a client can send any beginning; each proxy
 * names the hop before it.
 */
export function readClient(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: BlockList,
): { address: string | undefined; fault?: ProxyFault } {
  if (remote === undefined) return { address: undefined }
  let address = plainAddress(remote)
  // Through such a proxy the client's own header passes. Who writes one has no limit, and all others share one.
  if (forwarded === undefined && isIn(proxies, address)) return { address, fault: 'silent' }
  const hops = forwarded?.split(',') ?? []
  while (hops.length > 0 && isIn(proxies, address)) {
    const hop = plainAddress(hops.pop()!.trim())
    if (isIP(hop) === 0) return { address, fault: 'unreadable' }
    address = hop
  }
  return hops.length > 0 && isIn(privateNetworks, address) ? { address, fault: 'untrusted' } : { address }
}

/** What a request says of its sender: `forwarded` is its X-Forwarded-For; `isMessage` if it sends something. */
type Sent = { remote: string | undefined; forwarded: string | undefined; isMessage: boolean }

/** Returns what finds the address of a client, and notices a proxy behind which all clients share one limit. */
export function createClientFinder(proxies: BlockList, log: Log) {
  let last: ProxyFault | undefined
  const note = oncePerMinute(() => log('error', `proxy.${last}`, { reason: 'See "The proxy" in docs/deployment.md.' }))
  return {
    find: ({ remote, forwarded, isMessage }: Sent): string | undefined => {
      const { address, fault } = readClient(remote, forwarded, proxies)
      // Pages are asked for by monitors on the proxy's machine, too.
      if (isMessage && address !== undefined) {
        last = fault
        if (fault) note()
      }
      return address
    },
    /** Returns what was wrong with the proxy of the last message. */
    findProxyFault: () => last,
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
    'CLIENT_ADDRESS_HEADER: set it to the header in which your gateway names the client and overwrites what the client sent, ' +
      'as in x-real-ip. These functions do not run on Supabase’s own platform, and without a trusted address nothing limits ' +
      'a client.',
  )
}

/**
 * Returns what finds the address of a client in a header that a gateway writes. Of a list it takes the last part, which
 * the gateway has added. Requests without an address share one limit; the log says so, and `onSilent` is called, once a minute.
 */
export function createHeaderReader(header: string, log: Log, onSilent: () => void) {
  const note = oncePerMinute(() => {
    log('error', 'proxy.silent', { reason: `The gateway writes no address into ${header}: see CLIENT_ADDRESS_HEADER` })
    onSilent()
  })
  return (headers: Headers): string => {
    const address = plainAddress(headers.get(header)?.split(',').at(-1)?.trim() ?? '')
    if (isIP(address) > 0) return address
    note()
    return 'unknown'
  }
}

const isIn = (networks: BlockList, address: string) =>
  isIP(address) > 0 && networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

/**
 * Returns an address as it is limited: without the port that some proxies add, as in `192.0.2.1:51008` or `[2001:db8::1]:51008`,
 * and as IPv4 where a proxy (`::ffff:c000:201`) or a translator (NAT64, RFC 6052) has put that into IPv6. Otherwise all visitors
 * with IPv4 would be one client.
 */
function plainAddress(text: string): string {
  const address = text.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
  if (isIP(address) !== 6) return address
  const within = /^(?:0{20}ffff|0064ff9b0{16})(..)(..)(..)(..)$/.exec(hexDigits(address))
  return within
    ? within
        .slice(1)
        .map((byte) => parseInt(byte, 16))
        .join('.')
    : address
}

/** Returns the 32 digits of an IPv6 address. */
function hexDigits(address: string): string {
  // A URL spells each address in one way, without dots.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]]
  const zeros = Array<string>(8 - first.length - last.length).fill('0')
  return [...first, ...zeros, ...last].map((group) => group.padStart(4, '0')).join('')
}

/**
 * Returns the networks that count as one client, the smaller first: an IPv4 address, or what an owner of IPv6 may have to
 * itself: a /64 (one link) and a /48 (a company).
 */
export function clientNetworks(address: string): string[] {
  if (isIP(address) !== 6) return [address]
  const digits = hexDigits(address)
  return [64, 48].map((bits) => `${digits.slice(0, bits / 4)}/${bits}`)
}
