// What the policy blocks is reported by the browser itself, over https only. Debian's Chromium on the built site.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumArguments } from '#scripts/chromium.ts'
import { run } from '#scripts/run.ts'
import { buildTestedSite, forgetConfiguration } from '#scripts/testedSite.ts'
import { newestChromium } from '#scripts/testEngines.ts'
import { startBuiltSite } from '../fixtures/builtSite.ts'
import { folderOfFile } from '../fixtures/temporaryFolder.ts'

forgetConfiguration()
await buildTestedSite()
const folder = await folderOfFile()
const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost']
await run(['openssl', ...request, '-keyout', keyFile, '-out', certificateFile])
const [key, cert] = [await readFile(keyFile, 'utf8'), await readFile(certificateFile, 'utf8')]

test('counts a script that somebody else has put into a page, of its address the host only', async () => {
  const site = await startBuiltSite(join(folder, 'outbox'), {}, { key, cert })
  onTestFinished(() => site.close())
  const browser = await chromium.launch({
    executablePath: newestChromium()!,
    // Otherwise the browser collects reports for a minute.
    args: [...chromiumArguments, '--short-reporting-delay', '--ignore-certificate-errors'],
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  await page.goto(`${site.url}/contact?email=jana@example.com`)
  await page.evaluate(() => {
    const script = Object.assign(document.createElement('script'), { src: 'https://other.example/jana@example.com' })
    document.head.append(script)
  })
  await expect.poll(site.failures, { timeout: 20_000 }).toEqual([
    {
      day: new Date().toISOString().slice(0, 10),
      kind: 'policy',
      what: 'script-src-elem other.example',
      place: '',
      page: '/contact',
      engine: expect.stringMatching(/^Chromium \d+$/) as string,
      build: '',
      count: 1,
    },
  ])
})
