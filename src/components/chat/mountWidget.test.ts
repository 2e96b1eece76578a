import { http, HttpResponse, type HttpHandler } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { worker } from '#mocks/browser.ts'
import { chat } from '#mocks/chat/chat.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { mountWidget } from './mountWidget.ts'

let place: HTMLElement
let told: string[]
let unmount: () => void

beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
})
afterEach(() => {
  unmount()
  place.remove()
})

/** Mounts a widget; what it tells comes into `told`, one after the other. */
function mount(provider: HttpHandler) {
  worker.use(provider)
  told = []
  const tell = (what: string) => () => void told.push(what)
  const tells = { loaded: tell('loaded'), failed: tell('failed'), escaped: tell('escaped') }
  unmount = mountWidget(place, { url: widgetUrl, title: 'Chat with Ltd.' }, tells)
  return place.querySelector('iframe')!
}

/** A provider that sends a script of its own. */
const sending = (script: string) =>
  http.get(widgetUrl, () => new HttpResponse(script, { headers: { 'Content-Type': 'text/javascript' } }))

const draw = "document.body.append('Hello', document.createElement('hr'))"
async function untilTold(what: string) {
  await expect.poll(() => told).toContain(what)
}
async function untilAsked(frame: HTMLIFrameElement) {
  await expect.poll(() => frame.contentDocument?.querySelector('script') ?? null).not.toBeNull()
}
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
const press = (frame: HTMLIFrameElement, key: string) =>
  frame.contentWindow!.dispatchEvent(new KeyboardEvent('keydown', { key }))

/** All that a widget could leave in the page. */
const traces = () => ({
  globals: Object.getOwnPropertyNames(window),
  html: document.documentElement.outerHTML,
  frames: window.length,
})

test('a widget that answers is loaded as soon as something of it can be seen', async () => {
  const frame = mount(chat.answering)
  await untilTold('loaded')
  expect(frame.contentDocument?.body.textContent).toContain('How can we help?')
  await pause(200)
  expect(told).toEqual(['loaded'])
})

test.each(['blocked', 'throwing', 'overwriting'] as const)('a widget that is %s has failed', async (provider) => {
  mount(chat[provider])
  await untilTold('failed')
  await pause(200)
  expect(told).toEqual(['failed'])
})

test('a widget that draws and then throws while it starts has failed, and is not loaded afterwards', async () => {
  mount(sending(`${draw}; throw new Error('half')`))
  await untilTold('failed')
  await pause(200)
  expect(told).toEqual(['failed'])
})

test.each(['hanging', 'empty'] as const)('of a widget that is %s nothing is told yet', async (provider) => {
  await untilAsked(mount(chat[provider]))
  await pause(400)
  expect(told).toEqual([])
})

test('a widget that comes to be seen only after a while is loaded then', async () => {
  mount(sending(`setTimeout(() => ${draw}, 300)`))
  await pause(200)
  expect(told).toEqual([])
  await untilTold('loaded')
})

test('a widget that leads its window elsewhere has failed after it was loaded', async () => {
  mount(chat.leaving)
  await untilTold('failed')
  expect(told).toEqual(['loaded', 'failed'])
})

test('a widget that throws when it has long been at work has not failed', async () => {
  const frame = mount(sending(`${draw}; addEventListener('resize', () => { throw new Error('late') })`))
  await untilTold('loaded')
  frame.contentWindow!.dispatchEvent(new Event('resize'))
  expect(told).toEqual(['loaded'])
})

test('Escape in the widget is told, and no other key', async () => {
  const frame = mount(chat.answering)
  await untilTold('loaded')
  press(frame, 'e')
  press(frame, 'Escape')
  expect(told).toEqual(['loaded', 'escaped'])
})

test('the frame says whose chat it is', () => {
  expect(mount(chat.answering).title).toBe('Chat with Ltd.')
})

test('the provider may run, store, send forms and open windows, and nothing else', () => {
  expect(Array.from(mount(chat.answering).sandbox).toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
})

test('the provider cannot lead the page elsewhere', async () => {
  const here = location.href
  mount(sending(`parent.location.href = '/elsewhere'; ${draw}`))
  await untilTold('failed')
  expect(location.href).toBe(here)
})

test('what the provider has overwritten in the page is put back before the failure is told', async () => {
  const before = [window.fetch, window.JSON, window.AbortController]
  mount(chat.overwriting)
  await untilTold('failed')
  expect([window.fetch, window.JSON, window.AbortController]).toEqual(before)
  expect(await (await fetch('data:,ours')).text()).toBe('ours')
})

test('it is put back, too, when the provider throws after it has overwritten', async () => {
  const before = window.fetch
  let atFailure: unknown
  worker.use(sending(`parent.fetch = 'theirs'; throw new Error('half')`))
  const failed = () => {
    atFailure = window.fetch
  }
  const tells = { loaded: failed, failed, escaped: failed }
  unmount = mountWidget(place, { url: widgetUrl, title: 'Chat' }, tells)
  await expect.poll(() => atFailure).toBe(before)
})

test('a page that was overwritten does not wait for something to be seen of the widget', async () => {
  const before: unknown = Reflect.get(window, 'setInterval')
  mount(sending(`parent.setInterval = () => { throw new Error('theirs') }`))
  await untilTold('failed')
  expect(Reflect.get(window, 'setInterval')).toBe(before)
})

test('a widget that overwrites before anything is seen of it has failed', async () => {
  mount(sending(`setTimeout(() => { parent.fetch = 'theirs'; ${draw} }, 200)`))
  await untilTold('failed')
  expect(told).toEqual(['failed'])
})

test('what the provider overwrites later is put back when it is unmounted', async () => {
  const before = window.fetch
  const frame = mount(sending(`${draw}; addEventListener('resize', () => { parent.fetch = () => 'theirs' })`))
  await untilTold('loaded')
  frame.contentWindow!.dispatchEvent(new Event('resize'))
  expect(window.fetch).not.toBe(before)
  unmount()
  expect(window.fetch).toBe(before)
})

test.each(['answering', 'hanging', 'empty', 'overwriting'] as const)(
  'after a widget that is %s is unmounted, the page holds no trace of it',
  async (provider) => {
    const before = traces()
    const frame = mount(chat[provider])
    await untilAsked(frame)
    await pause(200)
    expect(traces()).not.toEqual(before)
    unmount()
    expect(traces()).toEqual(before)
  },
)

test('every timer that a mounted widget sets is cleared with it', async () => {
  const set = vi.spyOn(window, 'setInterval')
  const cleared = vi.spyOn(window, 'clearInterval')
  mount(chat.empty)
  await expect.poll(() => set.mock.calls.filter(([, ms]) => ms === 50)).toHaveLength(1)
  expect(cleared).not.toHaveBeenCalled()
  unmount()
  const timers = set.mock.results.map(({ value }) => [value as unknown])
  expect(cleared.mock.calls).toEqual(timers)
})

test('the provider’s own timers and listeners end with it', async () => {
  const frame = mount(sending(`${draw}; setInterval(() => parent.dispatchEvent(new Event('beat')), 20)`))
  const hear = vi.fn<() => void>()
  addEventListener('beat', hear)
  await expect.poll(() => hear.mock.calls.length).toBeGreaterThan(2)
  unmount()
  hear.mockClear()
  await pause(200)
  expect(hear).not.toHaveBeenCalled()
  removeEventListener('beat', hear)
  expect(frame.isConnected).toBe(false)
})

test('after it is unmounted a widget tells nothing, whatever still comes of it', async () => {
  const frame = mount(chat.answering)
  await untilTold('loaded')
  const { contentWindow, contentDocument } = frame
  const script = contentDocument!.querySelector('script')!
  unmount()
  told = []
  contentWindow!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  contentWindow!.dispatchEvent(new Event('error'))
  for (const event of ['load', 'error']) {
    script.dispatchEvent(new Event(event))
    frame.dispatchEvent(new Event(event))
  }
  await pause(200)
  expect(told).toEqual([])
})

test.each(['blocked', 'throwing', 'overwriting', 'answering'] as const)(
  'a widget that is %s tells nothing when it is unmounted before its script is here',
  async (provider) => {
    const asked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const held = http.get(widgetUrl, async () => {
      asked.resolve()
      await released.promise
      return undefined
    })
    worker.use(chat[provider])
    mount(held)
    await asked.promise
    unmount()
    released.resolve()
    await pause(300)
    expect(told).toEqual([])
  },
)

test('a widget that is unmounted at once asks the provider for nothing', async () => {
  const asked = vi.fn<() => void>()
  const frame = mount(http.get(widgetUrl, asked))
  unmount()
  frame.dispatchEvent(new Event('load'))
  await pause(300)
  expect(asked).not.toHaveBeenCalled()
  expect(told).toEqual([])
})

test('a widget can be mounted again', async () => {
  mount(chat.blocked)
  await untilTold('failed')
  unmount()
  mount(chat.answering)
  await untilTold('loaded')
  expect(told).toEqual(['loaded'])
})
