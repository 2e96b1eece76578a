import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { chatState } from '#machines/chat/chatState.ts'
import { startChat } from '#src/flows/chat.ts'
import { worker } from './browser.ts'
import { widgetUrl } from './chat/provider.ts'
import { devToolbar } from './devToolbar.ts'
import { addSent } from './sent.ts'
import { createHandlers, mockedNames, listOutcomes, type MockedName, type Overrides } from './overrides.ts'

let shown: HTMLElement

/** Shows the toolbar as development does. */
function showToolbar(overrides: Partial<Overrides> = {}) {
  const chosen: Overrides = { contact: 'accepted', consultation: 'accepted', chat: 'answering', ...overrides }
  const apply = () => worker.use(...createHandlers(chosen))
  apply()
  shown = devToolbar(chosen, apply)
  document.body.append(shown)
}

afterEach(() => shown.remove())

const select = (name: MockedName) => page.getByRole('combobox', { name: `${name}:` })

/** Opens the chat; returns the state that loading ends in. */
async function openChat() {
  const { actor, frame, stop } = startChat({ url: widgetUrl, provider: 'Ltd.' })
  actor.send({ type: 'chat.open' })
  document.body.append(frame)
  await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false)
  const state = chatState(actor.getSnapshot())
  stop()
  return state
}

test('offers every outcome and selects those of the URL', async () => {
  showToolbar({ consultation: 'noResponse', chat: 'hanging' })
  for (const name of mockedNames) {
    const { options } = select(name).element() as HTMLSelectElement
    expect(Array.from(options, ({ value }) => value)).toEqual(listOutcomes(name))
  }
  await expect.element(select('contact')).toHaveValue('accepted')
  await expect.element(select('consultation')).toHaveValue('noResponse')
  await expect.element(select('chat')).toHaveValue('hanging')
})

test('keeps its selects readable under the styles of the site', () => {
  showToolbar()
  shown.style.color = 'white'
  const { color, backgroundColor } = getComputedStyle(select('chat').element())
  expect(color).toBe('rgb(20, 32, 43)')
  expect(backgroundColor).toBe('rgb(255, 255, 255)')
})

test('applies a selected chat outcome when the chat opens next', async () => {
  showToolbar()
  expect(await openChat()).toBe('open')
  await select('chat').selectOptions('blocked')
  expect(await openChat()).toBe('unavailable')
  await select('chat').selectOptions('answering')
  expect(await openChat()).toBe('open')
})

test('leaves the other outcomes as they were', async () => {
  showToolbar({ chat: 'blocked' })
  await select('contact').selectOptions('refused')
  expect((await fetch('/functions/v1/send-contact-email', { method: 'POST' })).status).toBe(503)
  expect(await openChat()).toBe('unavailable')
})

test('lists what would have been sent', async () => {
  showToolbar()
  addSent({ name: 'send-contact-email', payload: { name: 'Jana' } })
  await expect
    .element(page.getByRole('list', { name: 'What would have been sent' }))
    .toHaveTextContent('send-contact-email {"name":"Jana"}')
})
