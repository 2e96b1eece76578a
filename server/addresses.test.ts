import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, clientNetworks, dialedNumber } from './addresses.ts'

const proxies = new BlockList()
proxies.addAddress('127.0.0.1')
proxies.addSubnet('10.0.0.0', 8)
proxies.addAddress('::1', 'ipv6')

test.each([
  ['there is no proxy', '192.0.2.1', '', '192.0.2.1'],
  ['a stranger names another address', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['a proxy names it', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['the client wrote something before the proxy did', '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['there are several proxies', '::1', '203.0.113.9, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['all are proxies', '127.0.0.1', '10.0.0.1', '10.0.0.1'],
  ['a proxy names nothing readable', '127.0.0.1', '198.51.100.7, unknown', '127.0.0.1'],
  ['a proxy has an IPv4-mapped address', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['the connection is gone', undefined, '198.51.100.7', undefined],
])('finds the client’s address when %s', (_, remote, forwarded, address) => {
  expect(clientAddress(remote, forwarded, proxies)).toBe(address)
})

test.each([
  ['2001:DB8:1:2:3:4:5:6', ['20010db800010002/64', '20010db8000100/56', '20010db80001/48']],
  ['2001:db8::1', ['20010db800000000/64', '20010db8000000/56', '20010db80000/48']],
  ['::1', ['0000000000000000/64', '00000000000000/56', '000000000000/48']],
  ['fe80::1%eth0', ['fe80000000000000/64', 'fe800000000000/56', 'fe8000000000/48']],
  ['64:ff9b::192.0.2.1', ['0064ff9b00000000/64', '0064ff9b000000/56', '0064ff9b0000/48']],
])('counts %s as one client by its networks', (address, networks) => {
  expect(clientNetworks(address)).toEqual(networks)
})

test.each([
  ['+421 900 123 456', '+421900123456'],
  ['00421 (900) 123-456', '+421900123456'],
  [' 0900/123.456', '0900123456'],
  ['+44 (0) 20 7946 0000', '+442079460000'],
])('dials %j as %j', (typed, dialed) => {
  expect(dialedNumber(typed)).toBe(dialed)
})
