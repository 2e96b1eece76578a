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
  [{}, 'smtp 550 RCPT TO. See the table of errors in docs/operations.md.'],
  [{ SMTP_URL: 'smtp://127.0.0.1:9' }, 'smtp ECONNREFUSED.'],
  [{ MAIL_TRANSPORT: 'http', MAIL_API_KEY: 'key' }, 'mail api 401.'],
  [{ MAIL_TRANSPORT: 'file' }, 'Mails are written to files and sent to nobody. Set MAIL_TRANSPORT'],
])('says what happened with %j when nothing is accepted', async (change, said) => {
  await mails.breaking({ at: 'RCPT', is: { answer: '550 5.1.1 No such user' } })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
  expect(await check(change)).toEqual({ isFine: false, text: expect.stringContaining(said) as string })
})
