// npm run test:storybook: Playwright against the built Storybook; arguments go to Playwright.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'
import { packagedChromium } from './chromium.ts'
import { run } from './run.ts'

const folder = '.cache/storybook'
// The day of the build is to be seen, in the footer and in the date field.
const day = String(Date.parse('2027-03-05T09:30:00Z') / 1000)
const built = await run(['storybook', 'build', '--quiet', '-o', folder], { SOURCE_DATE_EPOCH: day })
if (built.code !== 0) process.exit(built.code)

const serveFile = sirv(folder)
const server = createServer((request, response) =>
  serveFile(request, response, () => void response.writeHead(404).end()),
)
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const { port } = server.address() as AddressInfo
const { code } = await run(
  ['playwright', 'test', '--config', 'playwright.storybook.config.ts', ...process.argv.slice(2)],
  // Looks are compared to the pixel, so the Chromium is the one from the lock, whatever is installed.
  { CHROME_PATH: await packagedChromium(), STORYBOOK_URL: `http://127.0.0.1:${port}` },
)
process.exit(code)
