// The states of the chat: machines/chat. What its panel shows: stories/chat.
import { afterEach, expect, test } from 'vitest'
import { chatState, type ChatState } from '#machines/chat/chatMachine.ts'
import { exampleChat, pageUrl } from '#mocks/chat/provider.ts'
import { startChat } from './chatFlow.ts'

let stopChat = () => {}
afterEach(() => stopChat())

/**
 * Opens a chat without its panel until the end of the test.
 *
 * @param url of the provider's page
 * @returns the widget's frame, the states of the chat so far, and the actor
 */
function openChat(url = exampleChat.url) {
  const { actor, frame, stop } = startChat({ url, provider: 'Ltd.' })
  const states: ChatState[] = []
  actor.subscribe((snapshot) => {
    const state = chatState(snapshot)
    if (state !== states.at(-1)) states.push(state)
  })
  const open = () => {
    actor.send({ type: 'chat.open' })
    if (chatState(actor.getSnapshot()) === 'loading') document.body.append(frame)
  }
  open()
  stopChat = stop
  return { actor, frame, states, open }
}

/** Returns everything that a chat could leave behind in the page. */
const traces = () => ({
  globals: Object.getOwnPropertyNames(window),
  html: document.documentElement.outerHTML,
  frames: window.length,
})

test('opens when the page has loaded, and leaves no trace of it when it closes, again each time', async () => {
  const before = traces()
  const { actor, states, open } = openChat()
  for (let times = 2; times > 0; times -= 1) {
    expect(states.at(-1)).toBe('loading')
    await expect.poll(() => states.at(-1)).toBe('open')
    expect(traces()).not.toEqual(before)
    actor.send({ type: 'chat.close' })
    expect(traces()).toEqual(before)
    open()
  }
})

test('names the provider in the title of the frame, and keeps its page from navigating ours', async () => {
  const here = location.href
  const { frame, states } = openChat(pageUrl('<script>top.location.href = "https://elsewhere.example/"</script>'))
  expect(frame.title).toBe('Chat with Ltd.')
  await expect.poll(() => states.at(-1)).toBe('open')
  expect(location.href).toBe(here)
})
