import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('needs no variable', () => {
  expect(parseConfig({})).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    outbox: 'outbox',
    origins: [],
    rateLimits: [
      { calls: 5, seconds: 600 },
      { calls: 20, seconds: 86_400 },
    ],
    dailyBudget: 2_000,
    databaseUrl: undefined,
    backupsKept: 7,
    maxConnections: 2_000,
    spamThreshold: 5,
    retentionDays: 30,
    delivery: { mail: { transport: 'file' } },
  })
  expect(parseConfig({}).proxies.check('127.0.0.1')).toBe(false)
})

test('reads variables, and takes an empty one as missing', () => {
  const config = parseConfig({
    PORT: '8080',
    HOST: '::',
    OUTBOX: '/var/lib/b2b/outbox',
    VITE_BACKEND_ANON_KEY: 'anon.key',
    ALLOWED_ORIGINS: 'https://www.company.com, http://localhost:5173',
    TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8, ::1',
    RATE_LIMITS: '5/60',
    DAILY_BUDGET: '0',
    DATABASE_URL: 'postgres://site:secret@db.company.com/messages',
    MAIL_TRANSPORT: 'file',
    MAX_CONNECTIONS: '',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '::',
    outbox: '/var/lib/b2b/outbox',
    anonKey: 'anon.key',
    origins: ['https://www.company.com', 'http://localhost:5173'],
    rateLimits: [{ calls: 5, seconds: 60 }],
    dailyBudget: 0,
    databaseUrl: 'postgres://site:secret@db.company.com/messages',
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
  ['RATE_LIMITS', '5'],
  ['RATE_LIMITS', '5/600,20/'],
  ['RATE_LIMITS', '0/600'],
  ['RATE_LIMITS', ','],
  ['DAILY_BUDGET', '-1'],
  ['DATABASE_URL', 'mysql://db.company.com'],
  ['DATABASE_URL', 'db.company.com'],
  ['BACKUPS_KEPT', 'all'],
  ['MAX_CONNECTIONS', '1e3'],
  ['SPAM_THRESHOLD', '0'],
  ['RETENTION_DAYS', '5'],
  ['MAIL_TRANSPORT', 'pigeon'],
  ['ALERT_WEBHOOK_URL', 'http://chat.company.com/'],
  ['ALERT_MAIL_TO', 'nobody'],
  ['ALERT_SMTP_URL', 'mail.company.com'],
])('names an invalid %s (%s), with what to write', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`\n  ${name}: (use|give|name|set) .+`))
})

const alertMail = {
  ALERT_MAIL_TO: 'operator@company.com',
  ALERT_MAIL_FROM: 'alerts@company.com',
  ALERT_SMTP_URL: 'smtps://site:password@mail.other.com',
}

test.each(['ALERT_MAIL_TO', 'ALERT_MAIL_FROM', 'ALERT_SMTP_URL'])('demands %s for alerts by mail', (name) => {
  expect(() => parseConfig({ ...alertMail, [name]: '' })).toThrow(new RegExp(`\n  ${name}: set it, because ALERT_`))
})

test('demands another mail server for alerts', () => {
  const mail = { MAIL_TRANSPORT: 'smtp', MAIL_FROM: 'info@company.com', MAIL_TO: 'sales@company.com' }
  expect(() => parseConfig({ ...alertMail, ...mail, SMTP_URL: 'smtp://other:secret@mail.other.com' })).toThrow(
    /\n  ALERT_SMTP_URL: name another mail server than SMTP_URL/,
  )
  expect(parseConfig({ ...alertMail, ...mail, SMTP_URL: 'smtp://mail.company.com' }).alerts.mail?.to).toBe(
    'operator@company.com',
  )
})

test('does not repeat a value, which may be a secret', () => {
  expect(() => parseConfig({ VITE_BACKEND_ANON_KEY: 'secret key' })).not.toThrow('secret key')
})

test.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '192.0.2.1' }, { TRUSTED_PROXIES: '127.0.0.1' }])(
  'demands a mail transport where visitors reach the server: %j',
  (env) => {
    expect(() => parseConfig(env)).toThrow(/\n  MAIL_TRANSPORT: set it to smtp or http/)
    expect(parseConfig({ ...env, MAIL_TRANSPORT: 'file' }).delivery.mail).toEqual({ transport: 'file' })
  },
)

test.each(['127.0.0.1', '127.0.0.2', '::1'])('writes mails to files by default on %s', (HOST) => {
  expect(parseConfig({ HOST }).delivery.mail).toEqual({ transport: 'file' })
})

test('names all invalid variables at once', () => {
  expect(() => parseConfig({ PORT: 'x', HOST: 'x', MAIL_TRANSPORT: 'x' })).toThrow(/PORT.*\n.*HOST.*\n.*MAIL_TRANSPORT/)
})
