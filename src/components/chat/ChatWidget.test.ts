import { expect, test } from 'vitest'
import { chat } from '#mocks/chat/chat.ts'
import { draw, mountWidget, pause, sending } from '../../../tests/fixtures/mountWidget.ts'

const press = (frame: HTMLIFrameElement, key: string) =>
  frame.contentWindow!.dispatchEvent(new KeyboardEvent('keydown', { key }))

test('opens as soon as something of the widget is visible', async () => {
  const { frame, states, untilState } = mountWidget(chat.answering)
  await untilState('open')
  expect(frame.contentDocument?.body.textContent).toContain('How can we help?')
  await pause(200)
  expect(states).toEqual(['loading', 'open'])
})

test.each(['blocked', 'throwing'] as const)('fails when the script is %s', async (provider) => {
  const { frame, states, untilState } = mountWidget(chat[provider])
  await untilState('unavailable')
  await pause(200)
  expect(states).toEqual(['loading', 'unavailable'])
  expect(frame.isConnected).toBe(false)
})

test('fails when the script adds an element and then throws while it starts', async () => {
  const { states, untilState } = mountWidget(sending(`${draw}; throw new Error('half')`))
  await untilState('unavailable')
  await pause(200)
  expect(states).toEqual(['loading', 'unavailable'])
})

test.each(['hanging', 'empty'] as const)('keeps loading while the widget is %s', async (provider) => {
  const { states, untilRequested } = mountWidget(chat[provider])
  await untilRequested()
  await pause(400)
  expect(states).toEqual(['loading'])
})

test('opens later when the widget becomes visible later', async () => {
  const { states, untilState } = mountWidget(sending(`setTimeout(() => ${draw}, 300)`))
  await pause(200)
  expect(states).toEqual(['loading'])
  await untilState('open')
})

test('fails when the widget navigates its window away', async () => {
  const { states, untilState } = mountWidget(chat.leaving)
  await untilState('unavailable')
  expect(states).toEqual(['loading', 'open', 'unavailable'])
})

test('stays open when the script throws after it has started', async () => {
  const { frame, states, untilState } = mountWidget(
    sending(`${draw}; addEventListener('resize', () => { throw new Error('late') })`),
  )
  await untilState('open')
  frame.contentWindow!.dispatchEvent(new Event('resize'))
  expect(states).toEqual(['loading', 'open'])
})

test('closes on Escape in the widget, and on no other key', async () => {
  const { frame, states, untilState } = mountWidget(chat.answering)
  await untilState('open')
  press(frame, 'e')
  expect(states.at(-1)).toBe('open')
  press(frame, 'Escape')
  expect(states).toEqual(['loading', 'open', 'closed'])
})

test('names the provider in the title of the frame', () => {
  expect(mountWidget(chat.answering).frame.title).toBe('Chat with Ltd.')
})

test('allows scripts, storage, forms and new windows, and nothing else', () => {
  expect(Array.from(mountWidget(chat.answering).frame.sandbox).toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
})

test('keeps the provider from navigating the page', async () => {
  const here = location.href
  const { untilState } = mountWidget(sending(`parent.location.href = '/elsewhere'; ${draw}`))
  await untilState('unavailable')
  expect(location.href).toBe(here)
})
