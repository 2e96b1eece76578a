import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { worker } from '#mocks/browser.ts'
import { chat } from '#mocks/chat/chat.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { draw, mountWidget, pause, sending } from '../../../tests/fixtures/mountWidget.ts'

/** Returns everything that a widget could leave behind in the page. */
const traces = () => ({
  globals: Object.getOwnPropertyNames(window),
  html: document.documentElement.outerHTML,
  frames: window.length,
})

test.each(['answering', 'hanging', 'empty'] as const)(
  'leaves no trace in the page of a widget that is %s',
  async (provider) => {
    const before = traces()
    const { unmount, untilRequested } = mountWidget(chat[provider])
    await untilRequested()
    await pause(200)
    expect(traces()).not.toEqual(before)
    unmount()
    expect(traces()).toEqual(before)
  },
)

test('clears its own timer', async () => {
  const set = vi.spyOn(window, 'setInterval')
  const cleared = vi.spyOn(window, 'clearInterval')
  const { unmount } = mountWidget(chat.empty)
  await expect.poll(() => set.mock.calls.filter(([, ms]) => ms === 50)).toHaveLength(1)
  expect(cleared).not.toHaveBeenCalled()
  unmount()
  const timers = set.mock.results.map(({ value }) => [value as unknown])
  expect(cleared.mock.calls).toEqual(timers)
})

test('ends the timers and listeners of the provider', async () => {
  const { frame, unmount } = mountWidget(
    sending(`${draw}; setInterval(() => parent.dispatchEvent(new Event('beat')), 20)`),
  )
  const onBeat = vi.fn<() => void>()
  addEventListener('beat', onBeat)
  await expect.poll(() => onBeat.mock.calls.length).toBeGreaterThan(2)
  unmount()
  onBeat.mockClear()
  await pause(200)
  expect(onBeat).not.toHaveBeenCalled()
  removeEventListener('beat', onBeat)
  expect(frame.isConnected).toBe(false)
})

test('ignores events of the frame after it is unmounted', async () => {
  const { frame, states, unmount, untilState } = mountWidget(chat.answering)
  await untilState('open')
  const { contentWindow, contentDocument } = frame
  const script = contentDocument!.querySelector('script')!
  unmount()
  states.length = 0
  contentWindow!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  contentWindow!.dispatchEvent(new Event('error'))
  for (const event of ['load', 'error']) {
    script.dispatchEvent(new Event(event))
    frame.dispatchEvent(new Event(event))
  }
  await pause(200)
  expect(states).toEqual([])
})

test.each(['blocked', 'throwing', 'answering'] as const)(
  'reports nothing when it is unmounted before the script that is %s arrives',
  async (provider) => {
    const requested = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const blocking = http.get(widgetUrl, async () => {
      requested.resolve()
      await released.promise
      return undefined
    })
    worker.use(chat[provider])
    const { states, unmount } = mountWidget(blocking)
    await requested.promise
    unmount()
    released.resolve()
    await pause(300)
    expect(states).toEqual(['loading', 'closed'])
  },
)

test('does not request the script if it is unmounted at once', async () => {
  const requested = vi.fn<() => void>()
  const { frame, states, unmount } = mountWidget(http.get(widgetUrl, requested))
  unmount()
  frame.dispatchEvent(new Event('load'))
  await pause(300)
  expect(requested).not.toHaveBeenCalled()
  expect(states).toEqual(['loading', 'closed'])
})

test('can be mounted again after it has failed', async () => {
  const first = mountWidget(chat.blocked)
  await first.untilState('unavailable')
  first.unmount()
  const second = mountWidget(chat.answering)
  await second.untilState('open')
  expect(second.states).toEqual(['loading', 'open'])
})
