// npm start: builds the site if needed, then serves it with its endpoints.
import { existsSync, readFileSync } from 'node:fs'

const folder = process.env['SITE_DIR'] ?? 'dist'
if (!existsSync(`${folder}/404.html`)) await import('./build.ts')
else {
  const file = `${folder}-server/samples.txt`
  const samples = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (samples) console.error(`\n${samples}\n`)
}
await import('#server/main.ts')
