import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'
import { checkRetention } from './site.ts'

const check = (env: Record<string, string>, page = '<dl data-retention="30 7">') =>
  checkRetention(() => new Response(page), parseConfig(env))

test('accepts pages that state the retention of the server', async () => {
  await expect(check({})).resolves.toBeUndefined()
  await expect(
    check({ RETENTION_DAYS: '60', BACKUPS_KEPT: '0' }, '<dl data-retention="60 0">'),
  ).resolves.toBeUndefined()
})

test.each<Record<string, string>>([{ RETENTION_DAYS: '60' }, { BACKUPS_KEPT: '14' }])(
  'rejects pages that state another than %o',
  async (env) => {
    await expect(check(env)).rejects.toThrow(
      /^The pages say .* for 30 days and in backups for 7, but .*(60 and 7|30 and 14)\. Set RETENTION_DAYS and BACKUPS_KEPT/,
    )
  },
)

test('ignores its own number of backups with PostgreSQL, and a site without a form', async () => {
  await expect(check({ BACKUPS_KEPT: '14', DATABASE_URL: 'postgres://web@db/company' })).resolves.toBeUndefined()
  await expect(check({ RETENTION_DAYS: '60' }, '<p>No form</p>')).resolves.toBeUndefined()
})
