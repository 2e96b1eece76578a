// npm start: builds the site if needed, then serves it with its endpoints.
import { existsSync } from 'node:fs'

if (!existsSync(`${process.env['SITE_DIR'] ?? 'dist'}/404.html`)) await import('./build.ts')
await import('#server/main.ts')
