import { expect, test } from 'vitest'
import { chat } from '#mocks/chat/chat.ts'
import { draw, mount, pause, sending } from '../../../tests/mountedWidget.ts'

const press = (frame: HTMLIFrameElement, key: string) =>
  frame.contentWindow!.dispatchEvent(new KeyboardEvent('keydown', { key }))

test('a widget that answers is loaded as soon as something of it can be seen', async () => {
  const { frame, told, untilTold } = mount(chat.answering)
  await untilTold('loaded')
  expect(frame.contentDocument?.body.textContent).toContain('How can we help?')
  await pause(200)
  expect(told).toEqual(['loaded'])
})

test.each(['blocked', 'throwing', 'overwriting'] as const)('a widget that is %s has failed', async (provider) => {
  const { told, untilTold } = mount(chat[provider])
  await untilTold('failed')
  await pause(200)
  expect(told).toEqual(['failed'])
})

test('a widget that draws and then throws while it starts has failed, and is not loaded afterwards', async () => {
  const { told, untilTold } = mount(sending(`${draw}; throw new Error('half')`))
  await untilTold('failed')
  await pause(200)
  expect(told).toEqual(['failed'])
})

test.each(['hanging', 'empty'] as const)('of a widget that is %s nothing is told yet', async (provider) => {
  const { told, untilAsked } = mount(chat[provider])
  await untilAsked()
  await pause(400)
  expect(told).toEqual([])
})

test('a widget that comes to be seen only after a while is loaded then', async () => {
  const { told, untilTold } = mount(sending(`setTimeout(() => ${draw}, 300)`))
  await pause(200)
  expect(told).toEqual([])
  await untilTold('loaded')
})

test('a widget that leads its window elsewhere has failed after it was loaded', async () => {
  const { told, untilTold } = mount(chat.leaving)
  await untilTold('failed')
  expect(told).toEqual(['loaded', 'failed'])
})

test('a widget that throws when it has long been at work has not failed', async () => {
  const { frame, told, untilTold } = mount(
    sending(`${draw}; addEventListener('resize', () => { throw new Error('late') })`),
  )
  await untilTold('loaded')
  frame.contentWindow!.dispatchEvent(new Event('resize'))
  expect(told).toEqual(['loaded'])
})

test('Escape in the widget is told, and no other key', async () => {
  const { frame, told, untilTold } = mount(chat.answering)
  await untilTold('loaded')
  press(frame, 'e')
  press(frame, 'Escape')
  expect(told).toEqual(['loaded', 'escaped'])
})

test('the frame says whose chat it is', () => {
  expect(mount(chat.answering).frame.title).toBe('Chat with Ltd.')
})

test('the provider may run, store, send forms and open windows, and nothing else', () => {
  expect(Array.from(mount(chat.answering).frame.sandbox).toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ])
})

test('the provider cannot lead the page elsewhere', async () => {
  const here = location.href
  const { untilTold } = mount(sending(`parent.location.href = '/elsewhere'; ${draw}`))
  await untilTold('failed')
  expect(location.href).toBe(here)
})
