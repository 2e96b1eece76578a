import { launch as launchBrowser, type KeyInput } from 'puppeteer-core'
import { firefoxPath } from '#scripts/testEngines.ts'

/** Drives one tab through the actions that need the engine's own means. Coordinates are CSS pixels of the viewport. */
export type Driver = {
  /** Loads a URL and waits for its `load` event. */
  load(url: string): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  /** Evaluates a JavaScript expression in the page and returns its value as JSON. */
  evaluate(expression: string): Promise<unknown>
  move(x: number, y: number): Promise<unknown>
  click(x: number, y: number): Promise<unknown>
  /** Presses a key, such as `Tab`. */
  press(key: string): Promise<unknown>
  type(text: string): Promise<unknown>
  /** Returns the viewport as PNG in Base64. */
  screenshot(): Promise<unknown>
}

/** A running browser. `newTab` closes the previous tab; `close` ends the processes and removes the profile. */
export type Engine = { newTab(): Promise<Driver>; close(): Promise<void> }

/** Starts headless Firefox, driven by WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const browser = await launchBrowser({
    browser: 'firefox',
    executablePath: firefoxPath()!,
    env: { ...process.env, TZ: 'Europe/Bratislava' },
    extraPrefsFirefox: {
      // British English gives date fields one format on every machine.
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
      const page = await context.newPage()
      return {
        load: (url) => page.goto(url),
        resize: (width, height) => page.setViewport({ width, height }),
        evaluate: (expression) => page.evaluate(expression),
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key as KeyInput),
        type: (text) => page.keyboard.type(text),
        screenshot: () => page.screenshot({ encoding: 'base64' }),
      }
    },
    close: () => browser.close(),
  }
}
