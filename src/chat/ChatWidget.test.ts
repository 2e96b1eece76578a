// The states of the chat: machines/chat. What its panel shows: stories/chat.
import { http, HttpResponse, type HttpHandler } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { chatState, type ChatState } from '#machines/chat/chatMachine.ts'
import { worker } from '#mocks/browser.ts'
import { chat } from '#mocks/chat/chat.ts'
import { widgetUrl } from '#mocks/chat/provider.ts'
import { startChat } from '#src/chat/chatFlow.ts'

let stopChat = () => {}
afterEach(() => stopChat())

/**
 * Opens a chat without its panel until the end of the test.
 *
 * @param provider handler of the provider's script: `chat.blocked`
 * @returns the widget's frame, the states of the chat so far, and functions to wait and to unmount
 */
function mountWidget(provider: HttpHandler) {
  worker.use(provider)
  const { actor, frame, stop } = startChat({ url: widgetUrl, provider: 'Ltd.' })
  const states: ChatState[] = []
  actor.subscribe((snapshot) => {
    const state = chatState(snapshot)
    if (state !== states.at(-1)) states.push(state)
  })
  actor.send({ type: 'chat.open' })
  document.body.append(frame)
  stopChat = stop
  return {
    frame,
    states,
    unmount: () => actor.send({ type: 'chat.close' }),
    untilState: async (state: ChatState) => {
      await expect.poll(() => states.at(-1)).toBe(state)
    },
  }
}

/** Returns a handler that responds with the test's own script. */
const sending = (script: string) =>
  http.get(widgetUrl, () => new HttpResponse(script, { headers: { 'Content-Type': 'text/javascript' } }))

/** The part of a script that renders something visible. */
const draw = "document.body.append('Hello', document.createElement('hr'))"

/** Waits for real time, because fake timers do not reach another window. */
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

test('opens as soon as something of the widget is visible, and closes on Escape in it', async () => {
  const { frame, states, untilState } = mountWidget(sending(`setTimeout(() => ${draw}, 300)`))
  await pause(200)
  expect(states).toEqual(['loading'])
  await untilState('open')
  const press = (key: string) => frame.contentWindow!.dispatchEvent(new KeyboardEvent('keydown', { key }))
  press('e')
  expect(states).toEqual(['loading', 'open'])
  press('Escape')
  expect(states).toEqual(['loading', 'open', 'closed'])
})

test.each<[when: string, provider: HttpHandler, states: ChatState[]]>([
  ['its script is blocked', chat.blocked, ['loading', 'unavailable']],
  ['its script throws', chat.throwing, ['loading', 'unavailable']],
  ['it adds an element and then throws', sending(`${draw}; throw new Error('half')`), ['loading', 'unavailable']],
  ['it navigates its window away', chat.leaving, ['loading', 'open', 'unavailable']],
])('fails when %s, and removes the frame', async (_, provider, states) => {
  const widget = mountWidget(provider)
  await widget.untilState('unavailable')
  await pause(200)
  expect(widget.states).toEqual(states)
  expect(widget.frame.isConnected).toBe(false)
})

test('stays open when the script throws after it has started', async () => {
  const { frame, states, untilState } = mountWidget(
    sending(`${draw}; addEventListener('resize', () => { throw new Error('late') })`),
  )
  await untilState('open')
  frame.contentWindow!.dispatchEvent(new Event('resize'))
  expect(states).toEqual(['loading', 'open'])
})

test('names the provider in the title of the frame, and keeps it from navigating the page', async () => {
  const here = location.href
  const { frame, untilState } = mountWidget(sending(`parent.location.href = '/elsewhere'; ${draw}`))
  expect(frame.title).toBe('Chat with Ltd.')
  expect(Array.from(frame.sandbox).toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
  await untilState('unavailable')
  expect(location.href).toBe(here)
})

/** Returns everything that a widget could leave behind in the page. */
const traces = () => ({
  globals: Object.getOwnPropertyNames(window),
  html: document.documentElement.outerHTML,
  frames: window.length,
})

test.each(['answering', 'empty'] as const)('leaves no trace of a widget that is %s', async (provider) => {
  const before = traces()
  const set = vi.spyOn(window, 'setInterval')
  const cleared = vi.spyOn(window, 'clearInterval')
  const { states, unmount } = mountWidget(chat[provider])
  await expect.poll(() => set.mock.calls.some(([, ms]) => ms === 50)).toBe(true)
  await pause(200)
  expect(states.at(-1)).toBe(provider === 'empty' ? 'loading' : 'open')
  expect(traces()).not.toEqual(before)
  unmount()
  expect(traces()).toEqual(before)
  for (const { value } of set.mock.results) expect(cleared).toHaveBeenCalledWith(value)
})
