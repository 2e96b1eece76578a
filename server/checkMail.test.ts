import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { startMailServer } from '../tests/fakes/mailServer.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { checkMail } from './checkMail.ts'
import { parseConfig } from './config.ts'

const mails = await startMailServer()
afterAll(() => mails.stop())
beforeEach(() => mails.breaking())

const env = {
  MAIL_TRANSPORT: 'smtp',
  SMTP_URL: `smtp://site:password@127.0.0.1:${mails.server.port}`,
  MAIL_FROM: 'info@company.com',
  MAIL_TO: 'sales@company.com,office@company.com',
}

async function check(change: Record<string, string> = {}) {
  const lines: string[] = []
  const config = parseConfig({ ...env, OUTBOX: await temporaryFolder(), ...change })
  const isFine = await checkMail(config, (line) => lines.push(line))
  return { isFine, text: lines.join('\n') }
}

test('sends a test mail to each address of the company', async () => {
  expect(await check()).toEqual({
    isFine: true,
    text:
      'Accepted for sales@company.com. Look into that inbox, and into its spam folder.\n' +
      'Accepted for office@company.com. Look into that inbox, and into its spam folder.',
  })
  expect(mails.mails.map(({ to }) => to)).toEqual([['sales@company.com'], ['office@company.com']])
  expect(mails.mails[0]!.mail).toContain('Subject: Test of the mails of B2B Services')
})

test.each([
  [{ at: 'AUTH', is: { answer: '535 5.7.8 Wrong password' } }, /\(smtp 535.*\)\. .*user and the password in SMTP_URL/],
  [{ at: 'MAIL', is: { answer: '553 5.7.1 Not allowed' } }, /\(smtp 553 MAIL FROM\)\. .*correct MAIL_FROM/],
  [{ at: 'RCPT', is: { answer: '550 5.1.1 No such user' } }, /\(smtp 550 RCPT TO\)\. .*correct MAIL_TO/],
  [{ at: 'greeting', is: { answer: '554 No service' } }, /\(smtp 554 .*\)\. .*its log/],
] as const)('says what to change after %j', async (fault, said) => {
  await mails.breaking(fault)
  expect(await check()).toEqual({ isFine: false, text: expect.stringMatching(said) as string })
})

test.each([
  [{ SMTP_URL: 'smtp://127.0.0.1:9' }, /\(smtp ECONNREFUSED\)\. .*cannot be reached/],
  [{ SMTP_URL: `smtps://127.0.0.1:${mails.server.port}` }, /\(smtp .*\)\. .*smtps:/],
  [{ MAIL_TRANSPORT: 'file' }, /^Mails are written to files and sent to nobody\. Set MAIL_TRANSPORT/],
])('says what to change with %j', async (change, said) => {
  expect(await check(change)).toEqual({ isFine: false, text: expect.stringMatching(said) as string })
})

test.each([
  [401, /\(mail api 401\)\. .*correct MAIL_API_KEY or MAIL_FROM/],
  [422, /\(mail api 422\)\. .*correct MAIL_FROM or MAIL_TO/],
  [503, /\(mail api 503\)\. .*check MAIL_API_URL/],
])('says what to change if the mail API answers %i', async (status, said) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const { text } = await check({ MAIL_TRANSPORT: 'http', MAIL_API_KEY: 'key' })
  expect(text).toMatch(said)
})
