import { expect, test } from 'vitest'
import { configFrom } from './config.ts'

test('nothing has to be set', () => {
  expect(configFrom({})).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    outbox: 'outbox',
    origins: [],
    limit: { calls: 30, seconds: 60 },
    maxConnections: 2_000,
    retentionDays: 30,
    delivery: { mail: { transport: 'file' } },
  })
  expect(configFrom({}).proxies.check('127.0.0.1')).toBe(false)
})

test('what is set counts, and an empty variable is not set', () => {
  const config = configFrom({
    PORT: '8080',
    HOST: '::',
    OUTBOX: '/var/lib/b2b/outbox',
    VITE_BACKEND_ANON_KEY: 'anon.key',
    ALLOWED_ORIGINS: 'https://www.company.com, http://localhost:5173',
    TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8, ::1',
    RATE_LIMIT_CALLS: '5',
    MAX_CONNECTIONS: '',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '::',
    outbox: '/var/lib/b2b/outbox',
    anonKey: 'anon.key',
    origins: ['https://www.company.com', 'http://localhost:5173'],
    limit: { calls: 5, seconds: 60 },
    maxConnections: 2_000,
  })
  expect(['127.0.0.1', '10.200.0.1', '11.0.0.1'].map((address) => config.proxies.check(address))).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80a'],
  ['HOST', 'example.com'],
  ['VITE_BACKEND_ANON_KEY', 'two words'],
  ['ALLOWED_ORIGINS', 'https://www.company.com/'],
  ['ALLOWED_ORIGINS', 'intern.example'],
  ['TRUSTED_PROXIES', 'nginx'],
  ['TRUSTED_PROXIES', '10.9.9.0/33'],
  ['TRUSTED_PROXIES', '10.9.9.0/'],
  ['RATE_LIMIT_CALLS', '-1'],
  ['RATE_LIMIT_SECONDS', '1.5'],
  ['MAX_CONNECTIONS', '1e3'],
  ['RETENTION_DAYS', '5'],
  ['MAIL_TRANSPORT', 'pigeon'],
])('a wrong %s (%s) is named, with what to write there', (name, value) => {
  expect(() => configFrom({ [name]: value })).toThrow(new RegExp(`\n  ${name}: (use|give|name|set) .+`))
})

test('what was written wrongly is not repeated: it may be a secret', () => {
  expect(() => configFrom({ VITE_BACKEND_ANON_KEY: 'secret key' })).not.toThrow('secret key')
})

test('all that is wrong is said at once', () => {
  expect(() => configFrom({ PORT: 'x', HOST: 'x', MAIL_TRANSPORT: 'x' })).toThrow(/PORT.*\n.*HOST.*\n.*MAIL_TRANSPORT/)
})
