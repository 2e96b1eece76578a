// npm run test:e2e: Playwright against the built site; arguments go to Playwright.
import { existsSync } from 'node:fs'
import { chromiumPath } from './chromium.ts'
import { run } from './run.ts'

if (!existsSync('dist/404.html')) await import('./site.ts')
const { code } = await run(['playwright', 'test', ...process.argv.slice(2)], { CHROME_PATH: await chromiumPath() })
process.exit(code)
