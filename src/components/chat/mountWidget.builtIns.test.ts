import { expect, test } from 'vitest'
import { chat } from '#mocks/chat/chat.ts'
import { draw, mount, sending } from '../../../tests/mountedWidget.ts'

test('what the provider has overwritten in the page is put back before the failure is told', async () => {
  const before = [window.fetch, window.JSON, window.AbortController]
  const { untilTold } = mount(chat.overwriting)
  await untilTold('failed')
  expect([window.fetch, window.JSON, window.AbortController]).toEqual(before)
  expect(await (await fetch('data:,ours')).text()).toBe('ours')
})

test('it is put back, too, when the provider throws after it has overwritten', async () => {
  const before = window.fetch
  let atFailure: unknown
  mount(sending(`parent.fetch = 'theirs'; throw new Error('half')`), () => {
    atFailure = window.fetch
  })
  await expect.poll(() => atFailure).toBe(before)
})

test('a page that was overwritten does not wait for something to be seen of the widget', async () => {
  const before: unknown = Reflect.get(window, 'setInterval')
  const { untilTold } = mount(sending(`parent.setInterval = () => { throw new Error('theirs') }`))
  await untilTold('failed')
  expect(Reflect.get(window, 'setInterval')).toBe(before)
})

test('a widget that overwrites before anything is seen of it has failed', async () => {
  const { told, untilTold } = mount(sending(`setTimeout(() => { parent.fetch = 'theirs'; ${draw} }, 200)`))
  await untilTold('failed')
  expect(told).toEqual(['failed'])
})

test('what the provider overwrites later is put back when it is unmounted', async () => {
  const before = window.fetch
  const { frame, unmount, untilTold } = mount(
    sending(`${draw}; addEventListener('resize', () => { parent.fetch = () => 'theirs' })`),
  )
  await untilTold('loaded')
  frame.contentWindow!.dispatchEvent(new Event('resize'))
  expect(window.fetch).not.toBe(before)
  unmount()
  expect(window.fetch).toBe(before)
})
