// npm run migrate: prepares the database of MIGRATION_DATABASE_URL, or DATABASE_URL.
import { migrate } from './migrate.ts'

const url = process.env['MIGRATION_DATABASE_URL'] ?? process.env['DATABASE_URL']
try {
  if (!url) {
    throw new Error('Set MIGRATION_DATABASE_URL (or DATABASE_URL) to the database, as a role that may create schemas.')
  }
  const applied = await migrate(url)
  for (const name of applied) console.log(`applied ${name}`)
  console.log(applied.length ? `${applied.length} migrations applied.` : 'The database is up to date.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
