// npm run test:engines: runs one suite in each installed engine (Chromium, Firefox, WebKit). Arguments are passed to
// Playwright.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath } from './chromium.ts'
import { buildIfStale } from './freshBuild.ts'
import { missingEngines } from './installedEngines.ts'
import { run } from './run.ts'

await buildIfStale()
const command = ['playwright', 'test', '--config', 'playwright.engines.config.ts', ...process.argv.slice(2)]
const outbox = await mkdtemp(join(tmpdir(), 'b2b-services-'))
const { code } = await run(command, { CHROME_PATH: await chromiumPath(), OUTBOX: outbox })
await rm(outbox, { recursive: true })
process.stdout.write(missingEngines())
process.exit(code)
