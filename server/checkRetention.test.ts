import { expect, test } from 'vitest'
import { checkRetention } from './checkRetention.ts'
import { parseConfig } from './config.ts'
import { prerenderedPage } from '../tests/fixtures/prerenderedPages.ts'

const check = async (env: Record<string, string>) =>
  checkRetention((await prerenderedPage('/contact')).html, parseConfig(env))

test('accepts pages that state the retention of the server', async () => {
  await expect(check({})).resolves.toBeUndefined()
  await expect(check({ RETENTION_DAYS: '30', BACKUPS_KEPT: '7' })).resolves.toBeUndefined()
})

test.each<Record<string, string>>([{ RETENTION_DAYS: '60' }, { BACKUPS_KEPT: '14' }])(
  'rejects pages that state another than %o',
  async (env) => {
    await expect(check(env)).rejects.toThrow(
      /^The pages say .* for 30 days and in backups for 7, but .*(60 and 7|30 and 14)\. Set RETENTION_DAYS and BACKUPS_KEPT/,
    )
  },
)

test('ignores its own number of backups with PostgreSQL, and pages without a form', async () => {
  await expect(check({ BACKUPS_KEPT: '14', DATABASE_URL: 'postgres://web@db/company' })).resolves.toBeUndefined()
  expect(() => checkRetention('<p>No form</p>', parseConfig({ RETENTION_DAYS: '60' }))).not.toThrow()
})
