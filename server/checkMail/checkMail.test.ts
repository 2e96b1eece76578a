// npm run check:mail against a mail server, a mail API, an SMS gateway and a DNS server over UDP.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { startDnsServer, type Zone } from '../../tests/fakes/dnsServer.ts'
import { startGateway, status } from '../../tests/fakes/gateway.ts'
import { startMailServer } from '../../tests/fakes/mailServer.ts'
import { withoutMocks } from '../../tests/fixtures/functionsServer.ts'
import { readMail } from '../../tests/fixtures/readMail.ts'
import { checkMail } from './checkMail.ts'

withoutMocks()
const [dns, mails, gateway] = await Promise.all([startDnsServer(), startMailServer(), startGateway()])
afterAll(() => Promise.all([dns.stop(), mails.stop(), gateway.stop()]))

const complete: Zone = {
  'company.com': ['site-verification=1', 'v=spf1 include:mail.company.com -all'],
  's1._domainkey.company.com': [`v=DKIM1; k=rsa; p=${'A'.repeat(392)}`],
  '_dmarc.company.com': ['v=DMARC1; p=quarantine'],
}
const env = {
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: `smtp://site:password@127.0.0.1:${mails.server.port}`,
  MAIL_FROM: 'info@company.com',
  MAIL_TO: 'sales@company.com,office@company.com',
  DKIM_SELECTOR: 's1',
}
const byApi = { ...env, MAIL_TRANSPORT: 'http', MAIL_API_URL: gateway.url, MAIL_API_KEY: 'secret' }
beforeEach(async () => {
  dns.serving(complete)
  gateway.handed.splice(0)
  gateway.answering()
  mails.mails.splice(0)
  await mails.breaking()
})

const check = async (change: Record<string, string> = {}, options = {}) =>
  (await checkMail(parseConfig({ ...env, ...change }), { dns: dns.address, ...options })).map(
    ({ level, check: name, text: said, todo }) => `${level} ${name}: ${[said, todo].filter(Boolean).join(' ')}`,
  )
/** Returns the line of one check. */
const findLine = async (name: string, ...args: Parameters<typeof check>) =>
  (await check(...args)).find((line) => line.split(' ')[1] === `${name}:`)

test('finds nothing wrong, and sends nothing', async () => {
  expect(await check()).toEqual([
    `ok Login: 127.0.0.1:${mails.server.port} accepts the user and the password.`,
    'ok SPF: company.com: v=spf1 include:mail.company.com -all',
    'ok DKIM: s1._domainkey.company.com has a key.',
    'ok DMARC: _dmarc.company.com: v=DMARC1; p=quarantine',
  ])
  expect(mails.mails).toEqual([])
})

test.each([
  [
    'AUTH',
    '535 5.7.8 Wrong password',
    /refuses the login \(EAUTH 535\)\. Correct the user and the password in SMTP_URL/,
  ],
  ['greeting', '554 No service', /cannot be used \(.*554\)\. Check host and port/],
] as const)('reports a mail server that refuses at %s', async (at, answer, said) => {
  await mails.breaking({ at, is: { answer } })
  expect(await findLine('Login')).toMatch(said)
})

test('reports a mail server that is not there, or offers no TLS', async () => {
  expect(await findLine('Login', { SMTP_URL: 'smtp://127.0.0.1:9' })).toMatch(/^fail .*127\.0\.0\.1:9 .*ECONNREFUSED/)
  const port = mails.server.port
  expect(await findLine('Login', { SMTP_URL: `smtps://127.0.0.1:${port}` })).toMatch(/^fail Login: 127\.0\.0\.1/)
})

test('reports that files reach nobody', async () => {
  expect(await findLine('Login', { MAIL_TRANSPORT: 'file' })).toMatch(/^fail .*Set MAIL_TRANSPORT to smtp or http\.$/)
})

test.each([
  [422, /^ok Login: 127\.0\.0\.1:\d+ accepts the key\.$/],
  [401, /^fail Login: .* refuses the key \(.*401\)\. Correct MAIL_API_KEY\.$/],
  [404, /^fail Login: .* cannot be used .*Check MAIL_API_URL/],
  [503, /^fail Login: .* cannot be used/],
])('reads the key’s fate from status %i, without a mail', async (code, said) => {
  gateway.answering(status(code))
  expect(await findLine('Login', byApi)).toMatch(said)
  expect(gateway.handed.map(({ body }) => body)).toEqual([{}])
})

test.each([
  ['SPF', { 'company.com': [] }, /^fail SPF: company\.com has no SPF record\. Publish the TXT record/],
  ['SPF', { 'company.com': ['v=spf1 -all', 'v=spf1 ~all'] }, /^fail SPF: .* has 2 SPF records/],
  ['SPF', { 'company.com': ['v=spf1 mx +all'] }, /^fail SPF: .* lets every server send/],
  ['SPF', { 'company.com': ['v=spf1 mx ~all'] }, /^ok /],
  ['SPF', { 'company.com': ['v=spf10 mx'] }, /^fail /],
  ['DKIM', { 's1._domainkey.company.com': ['v=DKIM1; p='] }, /^fail DKIM: The key .* was revoked/],
  [
    'DKIM',
    { 's1._domainkey.company.com': [] },
    /^fail DKIM: s1\._domainkey\.company\.com has no DKIM key\. Turn DKIM on/,
  ],
  ['DMARC', { '_dmarc.company.com': [] }, /^fail DMARC: .*Publish a TXT record on _dmarc\.company\.com/],
  ['DMARC', { '_dmarc.company.com': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, /^fail DMARC: .* has 2 records/],
] as [string, Zone, RegExp][])('judges %s by %j', async (name, change, said) => {
  dns.serving({ ...complete, ...change })
  expect(await findLine(name)).toMatch(said)
})

test('finds the DMARC record of a domain above the sender’s', async () => {
  expect(await findLine('DMARC', { MAIL_FROM: 'info@mail.company.com' })).toMatch(/^ok DMARC: _dmarc\.company\.com/)
})

test('only warns of a missing SPF record where a mail API sends', async () => {
  dns.serving({ ...complete, 'company.com': [] })
  expect(await findLine('SPF', byApi)).toMatch(/^warn /)
})

test('sees without a selector whether there are DKIM keys', async () => {
  expect(await findLine('DKIM', { DKIM_SELECTOR: '' })).toMatch(/^warn DKIM: .* Set DKIM_SELECTOR to the name after s=/)
  dns.serving({ 'company.com': complete['company.com']! })
  expect(await findLine('DKIM', { DKIM_SELECTOR: '' })).toMatch(/^fail DKIM: company\.com has no DKIM key/)
})

test('reports a DNS server that does not answer', async () => {
  dns.silence()
  expect(await findLine('SPF')).toMatch(/^fail SPF: The DNS server did not answer \(ETIMEOUT\)\. .*--dns 1\.1\.1\.1$/)
}, 30_000)

test('sends a test mail to each of the company’s addresses', async () => {
  const lines = (await check({}, { send: true })).filter((line) => line.includes(' Mail: '))
  expect(lines).toEqual([
    'ok Mail: Accepted for sales@company.com. Look into that inbox, and into its spam folder.',
    'ok Mail: Accepted for office@company.com. Look into that inbox, and into its spam folder.',
  ])
  expect(mails.mails.flatMap(({ to }) => to).toSorted()).toEqual(['office@company.com', 'sales@company.com'])
  expect((await readMail(mails.mails[0]!.mail)).subject).toBe('Test of the mails of B2B Services')
})

test('reports a test mail that is refused', async () => {
  await mails.breaking({ at: 'RCPT', only: 'office', is: { answer: '550 No such user' } })
  const lines = (await check({}, { send: true })).filter((line) => line.includes(' Mail: '))
  expect(lines[0]).toMatch(/^ok /)
  expect(lines[1]).toMatch(/^fail Mail: The mail to office@company\.com was not accepted \(smtp 550 RCPT TO\)/)
})

test('sends a test text message, or says what is missing', async () => {
  expect(await findLine('SMS', {}, { sms: '+421 900 123 456' })).toMatch(
    /^fail SMS: There is no SMS gateway\. Set SMS_/,
  )
  const sms = { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_KEY: 'key', SMS_COUNTRIES: '+421' }
  expect(await findLine('SMS', sms, { sms: '+421 900 123 456' })).toMatch(
    /^ok SMS: The gateway took the message to \+421900123456/,
  )
  expect(gateway.handed[0]!.body).toEqual({ to: '+421900123456', text: 'B2B Services: test of the text messages.' })
  gateway.answering(status(401))
  expect(await findLine('SMS', sms, { sms: '+421900123456' })).toMatch(/^fail SMS: .* \(sms 401\)/)
})

/** Runs the command as a process. */
async function run(change: Record<string, string>, ...args: string[]) {
  const child = spawn('node', ['server/checkMail/main.ts', ...args], {
    env: { PATH: process.env['PATH'], ...env, ...change },
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code: code as number }
}

test('ends with a count, and with 1 if a check failed', async () => {
  const fine = await run({}, '--dns', dns.address)
  expect([fine.code, fine.err]).toEqual([0, ''])
  expect(fine.out).toMatch(/^ok {4}Login .*\n[^]*\n\nNo check failed\.\n$/)
  dns.serving({ ...complete, '_dmarc.company.com': [] })
  const failed = await run({}, '--dns', dns.address)
  expect(failed.code).toBe(1)
  expect(failed.out).toMatch(
    /\nFAIL {2}DMARC {2}company\.com has no DMARC record\.\n {13}Publish [^]*\n1 of 4 checks failed\.\n$/,
  )
  expect(`${fine.out}${failed.out}`).not.toContain('password@')
})

test.each([
  [{ MAIL_FROM: 'nobody' }, [], /\n {2}MAIL_FROM: use an address/],
  [{}, ['--dns', 'nowhere'], /^--dns: use the address of a DNS server/],
  [{}, ['--all'], /^npm run check:mail /],
] as [Record<string, string>, string[], RegExp][])(
  'names what is wrong in %j %j, and ends with 1',
  async (change, args, said) => {
    const { code, err } = await run(change, ...args)
    expect(code).toBe(1)
    expect(err).toMatch(said)
  },
)
