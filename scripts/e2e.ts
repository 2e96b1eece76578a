// npm run test:e2e: runs Playwright against the built site. Arguments are passed to Playwright.
import { existsSync } from 'node:fs'
import { chromiumPath } from './chromium.ts'
import { run } from './run.ts'

if (!existsSync('dist/404.html')) await import('./build.ts')
const { code } = await run(['playwright', 'test', ...process.argv.slice(2)], { CHROME_PATH: await chromiumPath() })
process.exit(code)
