import { expect, test } from 'vitest'
import { createDeliverDueEndpoint } from './deliverDueEndpoint.ts'
import { createEdgeEndpoints } from './endpoints.ts'

const platform = {
  SUPABASE_URL: 'https://project.example',
  SUPABASE_ANON_KEY: 'public',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
}
const mail = { MAIL_API_KEY: 'key', MAIL_FROM: 'info@company.com', MAIL_TO: 'sales@company.com' }

test('names the invalid variables', () => {
  expect(() => createEdgeEndpoints({})).toThrow('SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY, SUPABASE_ANON_KEY')
  expect(() => createEdgeEndpoints(platform)).toThrow(/MAIL_API_KEY[^]*MAIL_TO/)
  expect(() => createEdgeEndpoints({ ...platform, MAIL_TRANSPORT: 'file' })).toThrow('MAIL_TRANSPORT')
})

test('delivers by schedule only with a long secret', () => {
  expect(() => createDeliverDueEndpoint({ ...platform, ...mail })).toThrow('DELIVER_SECRET')
  expect(() => createDeliverDueEndpoint({ ...platform, ...mail, DELIVER_SECRET: 'short' })).toThrow('32')
})
