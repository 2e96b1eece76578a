import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { webkitPrograms } from '#scripts/installedEngines.ts'
import type { Driver, Engine } from './engine.ts'
import { freePort } from '../fixtures/freePort.ts'

/** Starts WebKit for GTK (MiniBrowser) on its own X display, driven by WebKitWebDriver. */
export async function launchWebkit(): Promise<Engine> {
  const programs = webkitPrograms()
  if (!programs) throw new Error('WebKit was not found. Run npm run test:engines, which names the missing packages.')
  const home = await mkdtemp(join(tmpdir(), 'b2b-services-webkit-'))
  // Removes the toolbar, which would keep the window wider than a phone.
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px }')

  const xvfb = start(programs.display, ['-displayfd', '3', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'])
  const [number] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer]
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, HOME: home, XDG_CONFIG_HOME: home }
  const port = await freePort()
  const service = start(programs.driver, ['-p', String(port)], env)
  const call = await connectDriver(port)
  let session: Awaited<ReturnType<typeof openSession>> | undefined
  return {
    async newTab() {
      await session?.end()
      session = await openSession(call, programs.browser)
      // Without a window manager no window has the focus, nothing matches `:focus-visible`, and no focus event is fired. A
      // window that has only just appeared loses the focus again.
      const window = ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus']
      for (let tries = 0; tries < 50; tries += 1) {
        await promisify(execFile)(programs.focus, window, { env })
        if (await session.driver.evaluate('document.hasFocus()')) break
        await wait(100)
      }
      return session.driver
    },
    async close() {
      await session?.end().catch(() => undefined)
      await end(service)
      await end(xvfb)
      await rm(home, { recursive: true, force: true })
    },
  }
}

// Starts each process as the leader of its own process group, so that its children end with it. Xvfb writes its display
// number to file descriptor 3.
function start(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const leader = spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  process.once('exit', () => endGroup(leader))
  return leader
}

async function end(leader: ChildProcess): Promise<void> {
  const ended = once(leader, 'exit')
  if (endGroup(leader)) await ended
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null && process.kill(-pid, 'SIGKILL')
}

// A minimal W3C WebDriver client over HTTP: https://www.w3.org/TR/webdriver2/

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Returns a function that sends commands to the driver on a port, once it answers. A command that fails throws its message. */
async function connectDriver(port: number): Promise<Call> {
  const call: Call = async (method, path, body = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // A browser that hangs fails the test. Playwright starts another one for the next test.
      signal: AbortSignal.timeout(30_000),
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`)
    return value
  }
  for (let tries = 0; tries < 200; tries += 1) {
    if (await call('GET', '/status').catch(() => false)) return call
    await wait(50)
  }
  throw new Error('WebKitWebDriver did not start within 10 seconds.')
}

/** Opens a MiniBrowser with an empty profile. */
async function openSession(call: Call, binary: string): Promise<{ driver: Driver; end: () => Promise<void> }> {
  const options = { binary, args: ['--automation', '--time-zone=Europe/Bratislava'] }
  const capabilities = { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'normal' }
  const { sessionId } = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string
  }
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    call(method, `/session/${sessionId}${path}`, body)
  const act = async (source: object) => void (await send('POST', '/actions', { actions: [source] }))
  const keys = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions })
  const pointer = (actions: object[]) => act({ type: 'pointer', id: 'mouse', actions })
  const evaluate = (expression: string) => send('POST', '/execute/sync', { script: `return (${expression})`, args: [] })
  const moveTo = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 })
  const driver: Driver = {
    async goto(url, isWaiting = true) {
      if (isWaiting) await send('POST', '/url', { url })
      else await evaluate(`void location.assign(${JSON.stringify(url)})`)
    },
    back: async () => void (await send('POST', '/back')),
    forward: async () => void (await send('POST', '/forward')),
    async resize(width, height) {
      await send('POST', '/window/rect', { width, height })
    },
    evaluate,
    move: (x, y) => pointer([moveTo(x, y)]),
    click: (x, y) => pointer([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    press: (combination) => keys(strokes(combination.split('+').map((key) => codes[key] ?? key))),
    screenshot: () => send('GET', '/screenshot') as Promise<string>,
    type: (text) => keys(Array.from(text).flatMap((character) => strokes([character]))),
  }
  return { driver, end: async () => void (await send('DELETE', '')) }
}

const strokes = (values: string[]) => [
  ...values.map((value) => ({ type: 'keyDown', value })),
  ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
]

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
