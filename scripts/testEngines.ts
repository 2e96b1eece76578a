// npm run test:engines: runs one suite in each installed engine (Firefox, WebKit). Arguments are passed to
// Playwright.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from './freshBuild.ts'
import { installedEngines, missingEngines } from './installedEngines.ts'
import { run } from './run.ts'

process.stdout.write(missingEngines())
if (installedEngines().length === 0) process.exit()
await buildIfStale()
const command = ['playwright', 'test', '--config', 'playwright.engines.config.ts', ...process.argv.slice(2)]
const outbox = await mkdtemp(join(tmpdir(), 'b2b-services-'))
const { code } = await run(command, { OUTBOX: outbox })
await rm(outbox, { recursive: true })
process.exit(code)
