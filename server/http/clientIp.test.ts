import type { IncomingMessage } from 'node:http'
import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { clientIp } from './clientIp.ts'

const proxies = new BlockList()
proxies.addAddress('127.0.0.1')
proxies.addSubnet('10.0.0.0', 8)
proxies.addAddress('::1', 'ipv6')

test.each([
  ['the connection says it', '192.0.2.1', undefined, '192.0.2.1'],
  ['a stranger is not believed', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['a proxy names the one before', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['what a visitor wrote before is not believed', '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['the address passed several proxies', '::1', '203.0.113.9, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['a proxy speaks for itself', '127.0.0.1', undefined, '127.0.0.1'],
  ['everybody is a proxy', '127.0.0.1', '10.0.0.1', '10.0.0.1'],
  ['a proxy names nothing that can be read', '127.0.0.1', '198.51.100.7, unknown', '127.0.0.1'],
  ['a proxy is seen as IPv6', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['a port follows the address', '127.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
  ['an IPv6 address has brackets', '127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['the connection is gone', undefined, '198.51.100.7', ''],
])('returns the client’s address when %s', (_, remoteAddress, forwarded, address) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  expect(clientIp({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, proxies)).toBe(address)
})
