// npm start: builds the site if it is missing or stale, then serves it with its endpoints.
import { existsSync, readFileSync } from 'node:fs'
import { buildIfStale } from './outputFolder.ts'

if (!(await buildIfStale())) {
  // A build prints the company's facts that are still samples itself.
  const file = `${process.env['SITE_DIR'] ?? 'dist'}-server/samples.txt`
  const samples = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (samples) console.error(`\n${samples}\n`)
}
await import('#server/main.ts')
