// npm run test:unit, test:stories: Vitest with the Chromium that chromiumPath() finds; arguments go to Vitest.
import { chromiumPath } from './chromium.ts'
import { run } from './run.ts'

const { code } = await run(['vitest', 'run', ...process.argv.slice(2)], { CHROME_PATH: await chromiumPath() })
process.exit(code)
