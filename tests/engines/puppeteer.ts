import { launch, type Browser, type BrowserContext, type KeyInput, type Page } from 'puppeteer-core'
import { chromiumArguments } from '#scripts/chromium.ts'
import { firefoxPath } from '#scripts/installedEngines.ts'
import type { Driver, Engine } from './engine.ts'

/** Starts headless Chromium (DevTools protocol) or Firefox (WebDriver BiDi). */
export async function launchPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
  const executablePath = name === 'firefox' ? firefoxPath() : process.env['CHROME_PATH']
  if (executablePath === undefined) throw new Error(`No ${name} was found. Start this by npm run test:engines.`)
  const browser = await launch({
    browser: name === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    args: name === 'firefox' ? [] : chromiumArguments,
    env: { ...process.env, TZ: 'Europe/Bratislava' },
    // Sets British English, so that date fields have one format on every machine.
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'intl.locale.requested': 'en-GB',
      // Overlays the scroll bar, as phones do, so that it takes no width.
      'ui.useOverlayScrollbars': 1,
    },
  })
  let context = await browser.createBrowserContext()
  return {
    async newTab() {
      await context.close()
      context = await browser.createBrowserContext()
      if (name === 'chromium') await allowCopying(browser, context)
      return createDriver(await context.newPage())
    },
    close: () => browser.close(),
  }
}

/** Grants what a Chromium with a window grants after a click; a headless shell denies it. The end of the session revokes it. */
async function allowCopying(browser: Browser, { id }: BrowserContext): Promise<void> {
  const devtools = await browser.target().createCDPSession()
  await devtools.send('Browser.grantPermissions', {
    permissions: ['clipboardSanitizedWrite'],
    ...(id !== undefined && { browserContextId: id }),
  })
}

const createDriver = (page: Page): Driver => ({
  async goto(url, isWaiting = true) {
    if (isWaiting) await page.goto(url)
    // Puppeteer would wait for `load`, which is not fired while scripts are delayed.
    else await page.evaluate((href) => location.assign(href), url)
  },
  back: async () => void (await page.goBack()),
  forward: async () => void (await page.goForward()),
  reload: async () => void (await page.reload()),
  resize: (width, height) => page.setViewport({ width, height }),
  evaluate: (expression) => page.evaluate(expression),
  move: (x, y) => page.mouse.move(x, y),
  click: (x, y) => page.mouse.click(x, y),
  async press(combination) {
    const keys = combination.split('+') as KeyInput[]
    for (const key of keys) await page.keyboard.down(key)
    for (const key of keys.toReversed()) await page.keyboard.up(key)
  },
  type: (text) => page.keyboard.type(text),
  screenshot: () => page.screenshot(),
})
