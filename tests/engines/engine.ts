import { launch as launchBrowser, type KeyInput, type Page } from 'puppeteer-core'
import { firefoxPath, type EngineName } from '#scripts/installedEngines.ts'
import { launchWebkit } from './webkit.ts'

/** Drives one tab through the actions that all engines support. Coordinates are CSS pixels of the viewport. */
export type Driver = {
  /** Loads a URL and waits for its `load` event; with `isWaiting: false` only for the first byte. */
  goto(url: string, isWaiting?: boolean): Promise<void>
  /** Goes back or forward without waiting: a page from the back/forward cache fires no `load` event. */
  back(): Promise<void>
  forward(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Evaluates a JavaScript expression in the page, waits for its promise and returns its value as JSON. */
  evaluate(expression: string): Promise<unknown>
  move(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  /** Presses a key, `Tab` or `Shift+Tab`. */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Returns the viewport as PNG in Base64. */
  screenshot(): Promise<string>
}

/** A running browser. `newTab` closes the previous tab; `close` ends the processes and removes the profile. */
export type Engine = { newTab(): Promise<Driver>; close(): Promise<void> }

/** Starts a browser of an engine. */
export const launch = (name: EngineName): Promise<Engine> => (name === 'webkit' ? launchWebkit() : launchFirefox())

/** Starts headless Firefox, driven by WebDriver BiDi. */
async function launchFirefox(): Promise<Engine> {
  const executablePath = firefoxPath()
  if (executablePath === undefined) throw new Error('Firefox was not found. Start this by npm run test:engines.')
  const browser = await launchBrowser({
    browser: 'firefox',
    executablePath,
    headless: true,
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
      return createDriver(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function createDriver(page: Page): Driver {
  // The timer lets `evaluate` return before the page is left.
  const go = (run: string) => page.evaluate(`void setTimeout(() => ${run})`) as Promise<void>
  return {
    async goto(url, isWaiting = true) {
      if (isWaiting) await page.goto(url)
      else await page.evaluate((href) => location.assign(href), url)
    },
    back: () => go('history.back()'),
    forward: () => go('history.forward()'),
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
    screenshot: () => page.screenshot({ encoding: 'base64' }),
  }
}
