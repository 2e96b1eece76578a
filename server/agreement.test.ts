import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { valuesOfShared } from '#contract/agreement.ts'
import { createAgreement } from '#scripts/siteConfig.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { loadAgreement, logDisagreement } from './agreement.ts'
import { parseConfig } from './config.ts'

const same = {
  VITE_LEGAL_NAME: 'Company s.r.o.',
  VITE_REGISTRATION_NUMBER: '12 345 678',
  VITE_COMPANY_ADDRESS: '1 Mill Road, 811 01 Bratislava',
  VITE_CALL_LENGTH: '30 minutes',
  VITE_COMPANY_TIMEZONE: 'EET',
  VITE_BACKEND_ANON_KEY: 'key',
  RETENTION_DAYS: '90',
  BACKUPS_KEPT: '14',
}

/** Returns what the start of a server logs about pages that were built with other variables. */
function start(build: Record<string, string>, server: Record<string, string>, keys?: string[]) {
  const events: object[] = []
  const config = parseConfig(server)
  const log = (level: string, event: string, fields = {}) => void events.push({ level, event, ...fields })
  logDisagreement(createAgreement(build), config, log, keys ?? [config.anonKey])
  return events
}

test('compares every variable that build and server both read', () => {
  expect(Object.keys(same).toSorted()).toEqual(Object.keys(valuesOfShared({})).toSorted())
  expect([start({}, {}), start(same, same)]).toEqual([[], []])
  for (const [variable, value] of Object.entries(same)) {
    const event = { level: 'error', event: 'site.differs', variable, built: value }
    expect(start({ [variable]: value }, {})).toMatchObject([event])
    expect(start({}, { [variable]: value })).toMatchObject([{ variable, here: value }])
  }
  // A sample of the page is not what mails say.
  expect(start({ VITE_REGISTRATION_NUMBER: '00 000 000' }, {})).toMatchObject([{ built: '00 000 000', here: '' }])
})

test('takes each of the keys that a hosted backend has', () => {
  expect(start({ VITE_BACKEND_ANON_KEY: 'second' }, {}, ['first', 'second'])).toEqual([])
})

test('asks to name who gets the data of the forms', () => {
  const crm = { CRM_WEBHOOK_URL: 'https://crm.company.test/', CRM_WEBHOOK_SECRET: `whsec_${'c2VjcmV0'.repeat(4)}` }
  const mail = { MAIL_TRANSPORT: 'http', MAIL_API_KEY: 'key', MAIL_FROM: 'a@company.test', MAIL_TO: 'a@company.test' }
  const event = { level: 'warn', event: 'site.recipients' }
  expect(start({}, { ...crm, ...mail })).toMatchObject([
    { ...event, reason: expect.stringMatching(/^CRM_WEBHOOK_URL, MAIL_API_URL: .*VITE_DATA_RECIPIENTS/) as unknown },
  ])
  expect(start({ VITE_DATA_RECIPIENTS: 'Mail Ltd. (email)' }, { ...crm, ...mail })).toEqual([])
})

test('reads what the build left, and says what to do if it left nothing', async () => {
  const folder = join(await temporaryFolder(), 'dist')
  await expect(loadAgreement(folder)).rejects.toThrow(/agreement\.json is missing.*Run npm run build\./)
  await mkdir(`${folder}-server`)
  await writeFile(`${folder}-server/agreement.json`, JSON.stringify(createAgreement(same)))
  expect(await loadAgreement(folder)).toEqual(createAgreement(same))
})
