import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { launch as launchBrowser, type KeyInput } from 'puppeteer-core'
import { firefoxPath, webkitPrograms } from '#scripts/testEngines.ts'
import { freePort } from '../fixtures/serverProcess.ts'

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
      // The demonstration call: a connection also where there is no network.
      'media.peerconnection.ice.loopback': true,
      'media.peerconnection.ice.obfuscate_host_addresses': false,
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
      }
    },
    close: () => browser.close(),
  }
}

/** Starts WebKit for GTK (MiniBrowser) on its own X display, driven by WebKitWebDriver. */
export async function launchWebkit(): Promise<Engine> {
  const programs = webkitPrograms()!
  const home = await mkdtemp(join(tmpdir(), 'b2b-services-webkit-'))
  // Removes the toolbar, which would keep the window wider than a phone.
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px }')

  // Xvfb resets when its last client leaves. A browser that starts meanwhile ends ('cannot open display'), and its driver waits
  // for it without end.
  const display = ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp', '-noreset']
  const xvfb = start(programs.display, display)
  const [number] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer]
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, HOME: home, XDG_CONFIG_HOME: home }
  const port = await freePort()
  const service = start(programs.driver, ['-p', String(port)], env)
  const sessions = `http://127.0.0.1:${port}/session`
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until(isReady)

  let session = ''
  const endSession = async () => void (session && (await call('DELETE', session)))
  return {
    async newTab() {
      await endSession()
      // An empty profile.
      const browser = { binary: programs.browser, args: ['--automation', '--time-zone=Europe/Bratislava'] }
      // With another strategy a script that is sent while a page starts to load waits for its `load` event, which a test that
      // holds files back never lets happen.
      const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': browser } }
      const { sessionId } = (await call('POST', sessions, { capabilities })) as { sessionId: string }
      session = `${sessions}/${sessionId}`
      const driver = createDriver(session)
      // Without a window manager no window has the focus, nothing matches `:focus-visible`, and no focus event is fired. A
      // window that has only just appeared loses the focus again.
      const window = ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus']
      for (let tries = 0; tries < 50; tries += 1) {
        await promisify(execFile)(programs.focus, window, { env })
        if (await driver.evaluate('document.hasFocus()')) break
        await wait(100)
      }
      return driver
    },
    async close() {
      await endSession().catch(() => undefined)
      end(service)
      end(xvfb)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

// Starts each process as the leader of its own process group, so that its children end with it. Xvfb writes its display
// number to file descriptor 3.
function start(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const leader = spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => end(leader))
  return leader
}

function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}

/** Waits until the check returns true. Throws after 30 seconds. */
async function until(check: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 30_000
  while ((await check()) !== true) {
    if (Date.now() > end) throw new Error('The browser did not become ready within 30 seconds.')
    await wait(50)
  }
}

/** Sends a command to the driver. Throws its message if it fails, and after 30 seconds, because a browser may hang. */
async function call(method: 'POST' | 'DELETE', url: string, body: object = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(30_000)
  const request = { method, signal, ...(method === 'POST' && { body: JSON.stringify(body) }) }
  const answer = await fetch(url, request).catch((cause: unknown) => {
    throw new Error(`WebDriver ${method} ${url} has no answer.`, { cause })
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`WebDriver ${method} ${url}: ${JSON.stringify(value).slice(0, 500)}`)
  return value
}

/** Returns a minimal client of a W3C WebDriver session: https://www.w3.org/TR/webdriver2/ */
function createDriver(session: string): Driver {
  const send = (path: string, body: object) => call('POST', `${session}/${path}`, body)
  const evaluate = (expression: string) => send('execute/sync', { script: `return (${expression})`, args: [] })
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    send('actions', { actions: [{ type, id: type, actions }] })
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]
  return {
    async load(url) {
      await evaluate('void (window.isLeft = true)')
      await send('url', { url })
      // Between two pages a script fails.
      await until(() => evaluate('!window.isLeft && document.readyState === "complete"').catch(() => false))
    },
    resize: (width, height) => send('window/rect', { width, height }),
    evaluate,
    move: (x, y) => act('pointer', [moveTo(x, y)]),
    click: (x, y) =>
      act('pointer', [moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    press: (key) => act('key', stroke(codes[key]!)),
    type: (text) => act('key', Array.from(text).flatMap(stroke)),
  }
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
