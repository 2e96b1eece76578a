// A minimal W3C WebDriver client over HTTP: https://www.w3.org/TR/webdriver2/
import { setTimeout as wait } from 'node:timers/promises'
import type { Driver } from './engine.ts'

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/**
 * Returns a function that sends commands to the driver on a port, once it answers.
 *
 * @throws Error with the driver's message if a command fails
 */
export async function connectDriver(port: number): Promise<Call> {
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
export async function openSession(call: Call, binary: string): Promise<{ driver: Driver; end: () => Promise<void> }> {
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
    reload: async () => void (await send('POST', '/refresh')),
    async resize(width, height) {
      await send('POST', '/window/rect', { width, height })
    },
    evaluate,
    move: (x, y) => pointer([moveTo(x, y)]),
    click: (x, y) => pointer([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    press: (combination) => keys(strokes(combination.split('+').map((key) => codes[key] ?? key))),
    type: (text) => keys(Array.from(text).flatMap((character) => strokes([character]))),
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
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
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
