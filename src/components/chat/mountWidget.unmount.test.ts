import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { worker } from '#mocks/browser.ts'
import { chat } from '#mocks/chat/chat.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { draw, mount, pause, sending } from '../../../tests/mountedWidget.ts'

/** All that a widget could leave in the page. */
const traces = () => ({
  globals: Object.getOwnPropertyNames(window),
  html: document.documentElement.outerHTML,
  frames: window.length,
})

test.each(['answering', 'hanging', 'empty', 'overwriting'] as const)(
  'after a widget that is %s is unmounted, the page holds no trace of it',
  async (provider) => {
    const before = traces()
    const { unmount, untilAsked } = mount(chat[provider])
    await untilAsked()
    await pause(200)
    expect(traces()).not.toEqual(before)
    unmount()
    expect(traces()).toEqual(before)
  },
)

test('every timer that a mounted widget sets is cleared with it', async () => {
  const set = vi.spyOn(window, 'setInterval')
  const cleared = vi.spyOn(window, 'clearInterval')
  const { unmount } = mount(chat.empty)
  await expect.poll(() => set.mock.calls.filter(([, ms]) => ms === 50)).toHaveLength(1)
  expect(cleared).not.toHaveBeenCalled()
  unmount()
  const timers = set.mock.results.map(({ value }) => [value as unknown])
  expect(cleared.mock.calls).toEqual(timers)
})

test('the provider’s own timers and listeners end with it', async () => {
  const { frame, unmount } = mount(sending(`${draw}; setInterval(() => parent.dispatchEvent(new Event('beat')), 20)`))
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
  const { frame, told, unmount, untilTold } = mount(chat.answering)
  await untilTold('loaded')
  const { contentWindow, contentDocument } = frame
  const script = contentDocument!.querySelector('script')!
  unmount()
  told.length = 0
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
    const { told, unmount } = mount(held)
    await asked.promise
    unmount()
    released.resolve()
    await pause(300)
    expect(told).toEqual([])
  },
)

test('a widget that is unmounted at once asks the provider for nothing', async () => {
  const asked = vi.fn<() => void>()
  const { frame, told, unmount } = mount(http.get(widgetUrl, asked))
  unmount()
  frame.dispatchEvent(new Event('load'))
  await pause(300)
  expect(asked).not.toHaveBeenCalled()
  expect(told).toEqual([])
})

test('a widget can be mounted again', async () => {
  const first = mount(chat.blocked)
  await first.untilTold('failed')
  first.unmount()
  const second = mount(chat.answering)
  await second.untilTold('loaded')
  expect(second.told).toEqual(['loaded'])
})
