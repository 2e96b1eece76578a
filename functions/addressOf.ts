import type { IncomingMessage } from 'node:http'
import { isIP, type BlockList } from 'node:net'

/**
 * Where a call comes from. What X-Forwarded-For says is believed only as far as trusted proxies have written it: from its
 * end, each of them names the one before.
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  let address = plain(socket.remoteAddress ?? '')
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  while (hops.length > 0 && isIn(proxies, address)) {
    const hop = plain(hops.pop()!.trim())
    if (isIP(hop) === 0) return address
    address = hop
  }
  return address
}

const isIn = (networks: BlockList, address: string) =>
  isIP(address) > 0 && networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Without a port, brackets, and the IPv6 clothes of an IPv4 address. */
function plain(text: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address
}
