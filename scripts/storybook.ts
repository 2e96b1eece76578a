// npx node scripts/storybook.ts: builds Storybook and runs Playwright against it. Arguments are passed to Playwright.
import { preview } from 'vite'
import { forScreenshots } from './chromium.ts'
import { run } from './run.ts'

const folder = '.cache/storybook'
// The footer and the date field show the build date, so screenshots need a fixed one.
const day = String(Date.parse('2027-03-05T09:30:00Z') / 1000)
const built = await run(['storybook', 'build', '--quiet', '-o', folder], { SOURCE_DATE_EPOCH: day })
if (built.code !== 0) process.exit(built.code)

const server = await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: folder },
  preview: { host: '127.0.0.1', port: 0 },
})
const [url = ''] = server.resolvedUrls?.local ?? []
const { code } = await run(['playwright', 'test', '--config', 'tests/visual', ...process.argv.slice(2)], {
  ...(await forScreenshots()),
  STORYBOOK_URL: url.replace(/\/$/, ''),
})
process.exit(code)
