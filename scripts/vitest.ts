// npm run test:unit, test:stories: runs Vitest with the Chromium from chromiumPath(). Arguments are passed to Vitest.
import { chromiumPath } from './chromium.ts'
import { run } from './run.ts'

const { code } = await run(['vitest', 'run', ...process.argv.slice(2)], { CHROME_PATH: await chromiumPath() })
process.exit(code)
