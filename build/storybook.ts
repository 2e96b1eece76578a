// npm run test:storybook: Playwright against the built Storybook; arguments go to Playwright.
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, resolve } from 'node:path'
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
// Looks are compared to the pixel: with the Chromium from the lock and no typeface but its own, whatever is installed.
const chromium = await packagedChromium()
const fonts = resolve('.cache/looks.conf')
await writeFile(
  fonts,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dirname(chromium)}/fonts</dir>` +
    `<cachedir>${resolve('.cache/looks-fontconfig')}</cachedir></fontconfig>`,
)
const { code } = await run(
  ['playwright', 'test', '--config', 'playwright.storybook.config.ts', ...process.argv.slice(2)],
  { CHROME_PATH: chromium, FONTCONFIG_FILE: fonts, STORYBOOK_URL: `http://127.0.0.1:${port}` },
)
process.exit(code)
