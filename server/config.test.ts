import { Client } from 'pg'
import { expect, test } from 'vitest'
import { describeDoubts, parseConfig } from './config.ts'

test('needs no variable, and takes an empty one as missing', () => {
  const config = parseConfig({ MAX_CONNECTIONS: '', DATABASE_URL: '' })
  expect(config).toMatchObject({
    host: '127.0.0.1',
    databaseUrl: undefined,
    retentionDays: 30,
    mail: { transport: 'file' },
  })
  expect(config.rateLimits.map(({ calls, seconds }) => `${calls}/${seconds}`)).toEqual(['5/600', '20/86400'])
})

test('reads lists and networks', () => {
  const { origins, proxies, company, mail } = parseConfig({
    ALLOWED_ORIGINS: 'https://www.company.test/, http://localhost:5173, https://müller.example',
    TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8, ::1',
    MAIL_TO: 'sales@company.test, office@müller.example',
    MAIL_TRANSPORT: 'file',
  })
  // As browsers send them.
  expect(origins).toEqual(['https://www.company.test', 'http://localhost:5173', 'https://xn--mller-kva.example'])
  expect(['127.0.0.1', '10.200.0.1', '11.0.0.1'].map((one) => proxies.check(one))).toEqual([true, true, false])
  expect(proxies.check('::1', 'ipv6')).toBe(true)
  expect(mail).toEqual({ transport: 'file' })
  expect(company.to).toEqual(['sales@company.test', 'office@xn--mller-kva.example'])
})

test('takes values as people write them, and sends a link as it is parsed', () => {
  const { host, proxies, company } = parseConfig({
    HOST: 'localhost',
    TRUSTED_PROXIES: 'localhost',
    MAIL_TRANSPORT: 'file',
    MAIL_FROM: '"Company" <info@company.test>',
    MAIL_TO: 'sales@company.test; office@company.test',
    MEETING_URL: 'https://meet.company.test/Our Call {id}',
  })
  expect([host, proxies.check('127.0.0.1'), proxies.check('::1', 'ipv6')]).toEqual(['127.0.0.1', true, true])
  expect(company).toMatchObject({
    sender: { name: 'Company', address: 'info@company.test' },
    to: ['sales@company.test', 'office@company.test'],
    meetingUrl: 'https://meet.company.test/Our%20Call%20{id}',
  })
})

const sent = { MAIL_FROM: 'info@company.test', MAIL_TO: 'sales@company.test' }
const smtp = { MAIL_TRANSPORT: 'smtp', ...sent }

test.each([
  [
    'smtp://site:p%40ss@mail.company.test',
    { port: 587, requireTLS: true, tls: { rejectUnauthorized: true }, auth: { user: 'site', pass: 'p@ss' } },
  ],
  ['smtps://mail.company.test', { host: 'mail.company.test', port: 465, secure: true, requireTLS: false }],
  // The usual slips: the port says which.
  ['smtps://mail.company.test:587', { port: 587, secure: false, requireTLS: true }],
  ['smtp://mail.company.test:465', { port: 465, secure: true }],
  ['smtp://127.0.0.1:1025', { port: 1025, requireTLS: false, tls: { rejectUnauthorized: false } }],
  ['smtp://[::1]:1025', { host: '::1', requireTLS: false }],
  [
    'smtp://relay:25?starttls=optional',
    { host: 'relay', port: 25, requireTLS: false, opportunisticTLS: true, tls: { rejectUnauthorized: false } },
  ],
])('reads the mail server %s', (url, server) => {
  expect(parseConfig({ ...smtp, SMTP_URL: url }).mail).toMatchObject({ transport: 'smtp', server })
})

const secret = 's3cret value'
const wrong: Record<string, string[]> = {
  PORT: ['65536', '80a'],
  HOST: ['example.com'],
  ALLOWED_ORIGINS: [
    'https://www.company.test/b2b',
    'intern.example',
    'http://www.company.test',
    'https://a@company.test',
  ],
  TRUSTED_PROXIES: ['nginx', '10.9.9.0/33', '10.9.9.0/'],
  RATE_LIMITS: ['5', '5/600,20/', '0/600', ','],
  CONFIRMATIONS_PER_DAY: ['-1'],
  DATABASE_URL: [`mysql://user:${secret}@db`, 'db.company.test', 'postgres://user@db.company.test/b2b'],
  MAX_CONNECTIONS: ['0', '1e3'],
  MAIL_TRANSPORT: ['pigeon'],
  MAIL_FROM: ['Company info@company.test', 'Company <info>'],
  MAIL_TO: ['sales@company.test\r\nBcc: all@company.test', ','],
  SMTP_URL: [
    `mail.company.test:${secret}`,
    'smtp://site:100%@mail.company.test',
    'smtp://site:12#3@host',
    'smtp://site:12/3@host',
    'smtp://site:12?3@host',
  ],
  MAIL_API_URL: ['http://api.company.test/emails'],
  MAIL_API_KEY: [secret],
  SMS_GATEWAY_URL: ['sms.company.test'],
  SMS_GATEWAY_KEY: [secret],
  SMS_COUNTRIES: ['421'],
  SMS_DAILY_BUDGET: ['many'],
  CRM_WEBHOOK_URL: ['http://crm.company.test/'],
  CRM_WEBHOOK_SECRET: [secret, 'whsec_c2hvcnQ=', 'whsec_===='],
  MEETING_URL: [
    'meet.company.test',
    'http://meet.company.test/{id}',
    'https://meet.company.test/{ID}',
    'https://meet.company.test/{id}/{name}',
  ],
  ALERT_WEBHOOK_URL: ['http://chat.company.test/'],
}
const values = Object.entries(wrong).flatMap(([name, all]) => all.map((value): [string, string] => [name, value]))
test.each(values)('names %s when it is %j, with what to write, and repeats no value', (name, value) => {
  const parse = () => parseConfig({ [name]: value })
  expect(parse).toThrow(new RegExp(`\n  ${name}: (use|give|name|set) .+`))
  expect(parse).not.toThrow('s3cret')
})

test.each([
  [smtp, 'SMTP_URL'],
  [{ MAIL_TRANSPORT: 'http', MAIL_API_KEY: 'key', MAIL_FROM: sent.MAIL_FROM }, 'MAIL_TO'],
  [{ MAIL_TRANSPORT: 'http', ...sent }, 'MAIL_API_KEY'],
  [{ SMS_GATEWAY_URL: 'https://sms.company.test/', SMS_COUNTRIES: '+421' }, 'SMS_GATEWAY_KEY'],
  [{ SMS_GATEWAY_URL: 'https://sms.company.test/', SMS_GATEWAY_KEY: 'key' }, 'SMS_COUNTRIES'],
  [{ CRM_WEBHOOK_URL: 'https://crm.company.test/' }, 'CRM_WEBHOOK_SECRET'],
  [{ SMTP_URL: 'smtp://127.0.0.1' }, 'MAIL_TRANSPORT'],
  [{ MAIL_API_KEY: 'key-of-the-mail-api' }, 'MAIL_TRANSPORT'],
  [{ SMS_GATEWAY_KEY: 'key' }, 'SMS_GATEWAY_URL'],
  [{ CRM_WEBHOOK_SECRET: `whsec_${'c2VjcmV0'.repeat(4)}` }, 'CRM_WEBHOOK_URL'],
  // Visitors reach the server.
  [{ HOST: '0.0.0.0' }, 'MAIL_TRANSPORT'],
  [{ HOST: '::' }, 'MAIL_TRANSPORT'],
  [{ TRUSTED_PROXIES: '127.0.0.1' }, 'MAIL_TRANSPORT'],
] as [Record<string, string>, string][])('asks %j for %s', (env, name) => {
  expect(() => parseConfig(env)).toThrow(new RegExp(`\n  ${name}: set it, because `))
})

const database = 'postgres://web@db.company.test/b2b'
test.each([
  'postgres://web@localhost/b2b',
  'postgres://web@127.0.0.1:5433/b2b?application_name=web',
  'postgres://web@[::1]/b2b',
  `${database}?sslmode=verify-full&application_name=web`,
  `${database}?sslmode=no-verify`,
])('accepts the database %s, to which the driver connects here or by TLS', (url) => {
  parseConfig({ DATABASE_URL: url })
  const { host, ssl } = new Client(url)
  expect(ssl || ['localhost', '127.0.0.1', '::1'].includes(host)).toBeTruthy()
})

test.each([
  'postgres://web@localhost.company.test/b2b',
  'postgres://web@%64b.company.test/b2b',
  `${database}?SSLMODE=require`,
  `${database}#?sslmode=verify-full`,
  // Without a host the driver takes that of PGHOST.
  'postgres:///b2b',
  // It prefers what follows the question mark, and takes the last of two.
  'postgres://web@localhost/b2b?host=10.0.0.5',
  'postgres:///b2b?host=db.company.test&port=5433',
  `${database}?sslmode=verify-full&sslmode=disable`,
  `${database}?sslmode=verify-full&ssl=0`,
  `${database}?ssl=0`,
])('refuses the database %s, to which the driver might connect without TLS', (url) => {
  expect(() => parseConfig({ DATABASE_URL: url })).toThrow('DATABASE_URL: use postgres://user')
})

test('lists what visitors are promised and nobody sends, or share, until all of it is configured', () => {
  expect(describeDoubts(parseConfig({}))).toMatch(
    /^Look at .*:\n {2}MAIL_TRANSPORT .*\n {2}SMS_GATEWAY_URL .*\n {2}MEETING_URL .*no mail has one/,
  )
  const sms = { SMS_GATEWAY_URL: 'https://sms.company.test/', SMS_GATEWAY_KEY: 'key', SMS_COUNTRIES: '+421' }
  const all = {
    ...smtp,
    SMTP_URL: 'smtp://mail.company.test',
    ...sent,
    ...sms,
    MEETING_URL: 'https://meet.company.test/{id}',
  }
  expect(describeDoubts(parseConfig(all))).toBe('')
  expect(describeDoubts(parseConfig({ ...all, MEETING_URL: 'https://meet.company.test/room' }))).toMatch(
    /^Look at .*:\n {2}MEETING_URL +has no \{id\}: all bookings get the same room/,
  )
})

test('sends no mail while a sample stands where messages go', () => {
  const samples = {
    MAIL_TO: 'sales@company.test,office@company.example',
    SMTP_URL: 'smtp://mail.company.example:587',
    CRM_WEBHOOK_URL: 'https://crm.example.com/events',
    CRM_WEBHOOK_SECRET: `whsec_${'c2VjcmV0'.repeat(4)}`,
  }
  expect(() => parseConfig({ ...smtp, ...samples })).toThrow(
    /wrong:\n {2}MAIL_TO: use an address of your own.*\n {2}SMTP_URL: use an .*\n {2}CRM_WEBHOOK_URL: use an .*\nSet/,
  )
  parseConfig({ ...samples, MAIL_TRANSPORT: 'file' })
  parseConfig({ ...smtp, SMTP_URL: 'smtp://mail.example-machines.test', MAIL_TO: 'example@company.test' })
})

test('names all invalid variables at once', () => {
  expect(() => parseConfig({ PORT: 'x', HOST: 'x', MAIL_TRANSPORT: 'x' })).toThrow(/PORT.*\n.*HOST.*\n.*MAIL_TRANSPORT/)
})
