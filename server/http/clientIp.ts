import type { IncomingMessage } from 'node:http'
import { isIP, type BlockList } from 'node:net'

/**
 * Returns the IP address of the client. X-Forwarded-For is read from its end, and only as far as trusted proxies have
 * written it, because a client can send any beginning; each proxy names the hop before it.
 */
export function clientIp({ socket, headers }: IncomingMessage, proxies: BlockList): string {
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

/** Removes a port, brackets, and the IPv4-mapped IPv6 prefix. */
function plain(text: string): string {
  const address = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address
}
