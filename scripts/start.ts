// npm start: builds the site if it is missing or stale, then serves it with its endpoints.
import { existsSync, readFileSync } from 'node:fs'
import { parseConfig } from '#server/config.ts'
import { buildIfStale, checkPort } from './freshBuild.ts'

try {
  const { port, host } = parseConfig(process.env)
  await checkPort(port, host)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
if (!(await buildIfStale())) {
  // A build prints the company's facts that are still samples itself.
  const file = `${process.env['SITE_DIR'] ?? 'dist'}-server/samples.txt`
  const samples = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (samples) console.error(`\n${samples}\n`)
}
await import('#server/main.ts')
