import { expect, test } from 'vitest'
import * as v from 'valibot'
import { DeliveryVariables } from './config.ts'

const getErrors = (env: Record<string, string>) =>
  v.safeParse(DeliveryVariables, env).issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
const crmSecret = { CRM_WEBHOOK_SECRET: `whsec_${btoa('0'.repeat(32))}` }
const smtp = { MAIL_TRANSPORT: 'smtp', MAIL_FROM: 'info@company.com', MAIL_TO: 'sales@company.com' }

test('writes files and reaches nobody by default', () => {
  expect(v.parse(DeliveryVariables, { PATH: '/bin', MAIL_TO: '' })).toEqual({
    company: {
      name: 'B2B Services',
      from: 'info@b2b-services.example',
      to: ['info@b2b-services.example'],
      meetingUrl: undefined,
      registrationNumber: undefined,
      postalAddress: undefined,
    },
    mail: { transport: 'file' },
    sms: undefined,
    smsLimits: { countries: [], perDay: 100 },
    crm: undefined,
    dkimSelector: undefined,
  })
})

test.each([
  [
    'smtp://site:p%40ss@mail.company.com',
    { host: 'mail.company.com', port: 587, secure: false, requireTLS: true, auth: { user: 'site', pass: 'p@ss' } },
  ],
  ['smtps://mail.company.com', { host: 'mail.company.com', port: 465, secure: true, requireTLS: false }],
  ['smtp://127.0.0.1:1025', { host: '127.0.0.1', port: 1025, secure: false, requireTLS: false }],
  ['smtp://[::1]:1025', { host: '::1', port: 1025, secure: false, requireTLS: false }],
  ['smtp://relay:25?starttls=optional', { host: 'relay', port: 25, secure: false, requireTLS: false }],
])('reads the mail server %s', (address, server) => {
  expect(v.parse(DeliveryVariables, { ...smtp, SMTP_URL: address }).mail).toEqual({ transport: 'smtp', server })
})

test('reads several recipients', () => {
  const { company } = v.parse(DeliveryVariables, { MAIL_TO: 'sales@company.com, office@company.com' })
  expect(company.to).toEqual(['sales@company.com', 'office@company.com'])
})

test.each([
  [{ MAIL_TRANSPORT: 'post' }, /^MAIL_TRANSPORT: use file, smtp or http$/],
  [{ MAIL_FROM: 'Company <info@company.com>' }, /^MAIL_FROM: use an address/],
  [{ MAIL_TO: 'sales@company.com;office@company.com' }, /^MAIL_TO: use addresses/],
  [{ MAIL_TO: 'sales@company.com\r\nBcc: all@company.com' }, /^MAIL_TO: use addresses/],
  [{ ...smtp, SMTP_URL: 'mail.company.com:587' }, /^SMTP_URL: use smtp:\/\//],
  [{ ...smtp, SMTP_URL: 'smtp://site:100%@mail.company.com' }, /^SMTP_URL: use smtp:\/\//],
  [smtp, /^SMTP_URL: set it, because MAIL_TRANSPORT is smtp$/],
  [{ ...smtp, SMTP_URL: 'smtp://relay', MAIL_TO: '' }, /^MAIL_TO: set it/],
  [{ MAIL_API_URL: 'http://api.company.com/emails' }, /^MAIL_API_URL: use an address that begins with https/],
  [
    { SMS_GATEWAY_KEY: 'key', SMS_GATEWAY_URL: 'sms.company.com', SMS_COUNTRIES: '+421' },
    /^SMS_GATEWAY_URL: use an address that begins/,
  ],
  [{ MAIL_API_KEY: 'a key' }, /^MAIL_API_KEY: give the key/],
  [
    { SMS_GATEWAY_URL: 'https://sms.company.com/', SMS_COUNTRIES: '+421' },
    /^SMS_GATEWAY_KEY: set it, because SMS_GATEWAY_URL is set$/,
  ],
  [
    { SMS_GATEWAY_URL: 'https://sms.company.com/', SMS_GATEWAY_KEY: 'key' },
    /^SMS_COUNTRIES: set it to dialling prefixes like/,
  ],
  [{ SMS_COUNTRIES: '421' }, /^SMS_COUNTRIES: use dialling prefixes/],
  [{ SMS_DAILY_BUDGET: 'many' }, /^SMS_DAILY_BUDGET: use a number/],
  [{ CRM_WEBHOOK_URL: 'http://crm.company.com/', ...crmSecret }, /^CRM_WEBHOOK_URL: use an address that begins/],
  [{ CRM_WEBHOOK_URL: 'https://crm.company.com/' }, /^CRM_WEBHOOK_SECRET: set it to the secret of the receiver/],
  [{ CRM_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, /^CRM_WEBHOOK_SECRET: use whsec_ and 24 to 64/],
  [{ CRM_WEBHOOK_SECRET: btoa('0'.repeat(32)) }, /^CRM_WEBHOOK_SECRET: use whsec_/],
  [{ CRM_WEBHOOK_SECRET: 'whsec_====' }, /^CRM_WEBHOOK_SECRET: use whsec_/],
  [{ DKIM_SELECTOR: 'mail._domainkey.' }, /^DKIM_SELECTOR: use the name before/],
  [{ VITE_COMPANY_ADDRESS: 'Mill Road 1\nBcc: all@company.com' }, /^VITE_COMPANY_ADDRESS: give the postal address/],
  [{ VITE_REGISTRATION_NUMBER: '1' }, /^VITE_REGISTRATION_NUMBER: give the company registration number/],
  [{ MEETING_URL: 'meet.company.com' }, /^MEETING_URL: use an address/],
  [{ MEETING_URL: 'http://meet.company.com/{id}' }, /^MEETING_URL: use an address/],
] as [Record<string, string>, RegExp][])('names the invalid variable of %j', (env, error) => {
  expect(getErrors(env)).toEqual([expect.stringMatching(error)])
})

test('repeats no secret', () => {
  const secret = 's3cret value'
  const errors = getErrors({ ...smtp, SMTP_URL: secret, MAIL_API_KEY: secret, SMS_GATEWAY_KEY: secret })
  expect(errors).toHaveLength(3)
  expect(errors!.join()).not.toContain('s3cret')
})
