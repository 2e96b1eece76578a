// npm start: builds the site if it is missing or stale, then serves it with its endpoints.
import { existsSync, readFileSync } from 'node:fs'
import { buildIfStale } from './buildIfStale.ts'

if (!(await buildIfStale())) {
  // A build says itself how many facts of the company are missing.
  const file = `${process.env['SITE_DIR'] ?? 'dist'}-server/missing.txt`
  const missing = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (missing) console.error(missing)
}
await import('#server/main.ts')
