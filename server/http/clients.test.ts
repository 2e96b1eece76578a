import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { clientHeader, clientNetworks, createClientFinder, createHeaderReader, readClient } from './clients.ts'

const proxies = new BlockList()
proxies.addAddress('127.0.0.1')
proxies.addSubnet('10.0.0.0', 8)
proxies.addAddress('::1', 'ipv6')

test.each([
  ['there is no proxy', '192.0.2.1', undefined, '192.0.2.1'],
  ['a stranger names another address', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['a proxy names it', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['the client wrote something before the proxy did', '127.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['there are several proxies', '::1', '203.0.113.9, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['all are proxies', '127.0.0.1', '10.0.0.1', '10.0.0.1'],
  ['a proxy adds a port', '127.0.0.1', '203.0.113.9:80, 198.51.100.7:51008', '198.51.100.7'],
  ['a proxy adds a port to IPv6', '127.0.0.1', '[2001:db8::1]:51008', '2001:db8::1'],
  ['a proxy has an IPv4-mapped address', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['a proxy maps it in hexadecimal', '::ffff:7f00:1', '::ffff:c633:6407', '198.51.100.7'],
  ['a translator puts it into IPv6', '64:ff9b::198.51.100.7', undefined, '198.51.100.7'],
  ['the visitor is in a network of the operator, without a proxy', '192.168.1.7', undefined, '192.168.1.7'],
  ['the connection is gone', undefined, '198.51.100.7', undefined],
])('finds the client’s address when %s', (_, remote, forwarded, address) => {
  expect(readClient(remote, forwarded, proxies)).toEqual({ address })
})

test.each([
  ['2001:DB8:1:2:3:4:5:6', ['20010db800010002/64', '20010db80001/48']],
  ['2001:db8::1', ['20010db800000000/64', '20010db80000/48']],
  ['::1', ['0000000000000000/64', '000000000000/48']],
  ['fe80::1%eth0', ['fe80000000000000/64', 'fe8000000000/48']],
])('counts %s as one client by its networks', (address, networks) => {
  expect(clientNetworks(address)).toEqual(networks)
})

test('notices a proxy behind which all visitors share one limit, until a message says whose it is', () => {
  const logged: string[] = []
  const { find, findProxyFault } = createClientFinder(proxies, (_, event) => void logged.push(event))
  const send = (remote: string | undefined, forwarded?: string, isMessage = true) => [
    find({ remote, forwarded, isMessage }),
    findProxyFault(),
  ]
  // Pages are asked for by monitors on the proxy's machine, too; strangers have no proxy.
  expect(send('127.0.0.1', undefined, false)).toEqual(['127.0.0.1', undefined])
  for (const forwarded of [undefined, '198.51.100.7'])
    expect(send('192.0.2.1', forwarded)).toEqual(['192.0.2.1', undefined])
  for (let round = 0; round < 2; round += 1) expect(send('127.0.0.1')).toEqual(['127.0.0.1', 'silent'])
  expect(send(undefined)).toEqual([undefined, 'silent'])
  expect(send('127.0.0.1', '198.51.100.7')).toEqual(['198.51.100.7', undefined])
  expect(send('127.0.0.1', '198.51.100.7, unknown')).toEqual(['127.0.0.1', 'unreadable'])
  for (const remote of ['172.18.0.2', '127.0.0.2', 'fd00::2'])
    expect(send(remote, '198.51.100.7')).toEqual([remote, 'untrusted'])
  // The second of two proxies is trusted.
  expect(send('127.0.0.1', '198.51.100.7, 192.168.0.2')).toEqual(['192.168.0.2', 'untrusted'])
  expect(logged).toEqual(['proxy.silent'])
})

test('hosted functions trust the header of their platform, or the one that is named, and no other', () => {
  expect(clientHeader({ SB_REGION: 'eu-central-1' })).toBe('cf-connecting-ip')
  expect(clientHeader({ SUPABASE_URL: 'https://project.supabase.co' })).toBe('cf-connecting-ip')
  expect(clientHeader({ SB_REGION: 'eu-central-1', CLIENT_ADDRESS_HEADER: 'x-real-ip' })).toBe('x-real-ip')
  for (const env of [
    {},
    { SUPABASE_URL: 'http://kong:8000' },
    { SUPABASE_URL: 'https://supabase.co.example' },
    { CLIENT_ADDRESS_HEADER: 'x-real-ip, x-forwarded-for' },
  ])
    expect(() => clientHeader(env)).toThrow(/^CLIENT_ADDRESS_HEADER: .*as in x-real-ip/)
})

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['203.0.113.9, 198.51.100.7:51008', '198.51.100.7'],
  ['[2001:db8::1]:51008', '2001:db8::1'],
  ['198.51.100.7, unknown', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('a hosted function takes what the gateway added to %s', (written, address) => {
  const logged: string[] = []
  const onSilent = () => void logged.push('told')
  const read = createHeaderReader('x-real-ip', (_, event) => void logged.push(event), onSilent)
  const headers = new Headers(written === undefined ? {} : { 'X-Real-IP': written })
  expect([read(headers), read(headers)]).toEqual([address, address])
  expect(logged).toEqual(address === 'unknown' ? ['proxy.silent', 'told'] : [])
})
